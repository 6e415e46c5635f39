import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightCount, vitestCount } from '../../tools/reports';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest: what failed is named, and a file that broke outside its tests counts', () => {
  const file = reportOf({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      {
        name: '/somewhere/one.test.ts',
        message: '',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'it adds' },
          {
            status: 'failed',
            fullName: 'it subtracts',
            failureMessages: ['\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at one'],
          },
        ],
      },
      {
        name: '/somewhere/two.test.ts',
        message: 'Cannot find module three\nand more',
        status: 'failed',
        assertionResults: [],
      },
    ],
  });
  expect(vitestCount(file)).toEqual({
    passed: 7,
    failed: 2,
    remarks: [
      'failed: two.test.ts: Cannot find module three',
      'failed: it subtracts: AssertionError: expected 1 to be 2',
    ],
  });
});

test('Playwright: what failed is named, and what needed a second try has passed and is named', () => {
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: errors.map((message) => (message ? { error: { message } } : {})),
      },
    ],
  });
  const file = reportOf({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [{ message: 'The server did not start\nin time' }],
    suites: [
      {
        title: 'faq.spec.ts',
        specs: [spec('opens', 'expected', '')],
        suites: [
          {
            title: 'by keyboard',
            specs: [
              spec('closes', 'unexpected', 'Timed out\nsoon', 'Timed out'),
              spec('is found', 'flaky', 'Too late', ''),
            ],
          },
        ],
      },
    ],
  });
  expect(playwrightCount(file)).toEqual({
    passed: 6,
    failed: 2,
    remarks: [
      'failed: report: The server did not start',
      'failed: phone › faq.spec.ts › by keyboard › closes: Timed out',
      'flaky: phone › faq.spec.ts › by keyboard › is found: Too late',
    ],
  });
});
