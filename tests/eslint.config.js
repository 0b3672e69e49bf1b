import { join } from 'node:path';

import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const root = join(import.meta.dirname, '..');

/** Where list-style is none a screen reader needs the role said again. */
const rolesToRepeat = { ol: ['list'], ul: ['list'] };

/** Markup the content security policy refuses, or that would bypass the escaping of text. */
const forbiddenMarkup = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy refuses style attributes: use a class.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Render elements, not strings of HTML.',
  },
];

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', 'test-results/', '.astro/', 'public/']),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeCheckedOnly, tseslint.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.strict],
    rules: { 'jsx-a11y-x/no-redundant-roles': ['error', rolesToRepeat] },
  },
  {
    rules: {
      // An index that cannot miss is written with `!`: a fallback would be a branch no test can run.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // The type check knows every name.
      'no-undef': 'off',
      'no-restricted-syntax': ['error', ...forbiddenMarkup],
    },
  },
  {
    files: ['**/*.astro'],
    rules: {
      'astro/jsx-a11y/no-redundant-roles': ['error', rolesToRepeat],
      'astro/no-set-html-directive': 'error',
    },
  },
);
