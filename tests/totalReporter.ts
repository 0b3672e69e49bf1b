import type { Reporter, TestModule } from 'vitest/node';

/** The last line of a run, for a person or a script to read: `N passed, N failed`. */
export default class TotalReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state !== 'skipped') failed += 1;
      }
    }
    process.once('exit', (code) => {
      // A run can fail with every test green: coverage under its threshold, or no test found.
      const counted = code !== 0 && failed === 0 ? 1 : failed;
      process.stdout.write(`\n${passed} passed, ${counted} failed\n`);
    });
  }
}
