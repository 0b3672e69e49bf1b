import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';

import { attribute, named } from '../html/elements.ts';
import { lookedAt } from './allPages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How the compressed HTML is written is Astro's business.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Every file is this site's own.
    'require-sri': 'off',
    // A list with no bullets keeps its role only if it says it again.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
});

describe('the markup is valid', () => {
  test.each(lookedAt)('$address', async ({ html }) => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    ).toEqual([]);
  });
});

test.each(lookedAt)(
  'no part of $address is a landmark named by its own heading, which would be heard twice',
  ({ elements }) => {
    const regions = named(elements, 'section').filter((one) => attribute(one, 'aria-labelledby'));
    expect(regions.map((one) => attribute(one, 'class'))).toEqual([]);
  },
);
