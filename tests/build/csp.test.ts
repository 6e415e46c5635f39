import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { parseHeaders } from '../../tools/headers-file';
import { textOf } from './pages';

/** What the evaluator finds that is more than a hint: its "low" is called INFO, and lower numbers are worse. */
function weaknesses(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(
      ({ severity, directive, value, description }) =>
        `${Severity[severity]}: ${directive} ${value ?? ''}: ${description}`,
    );
}

describe('the security policy', () => {
  const policies = parseHeaders(textOf('_headers')).flatMap(({ headers }) =>
    headers.filter(([name]) => name === 'content-security-policy').map(([, value]) => value),
  );

  test('is one', () => {
    expect(policies).toHaveLength(1);
  });

  test.each(policies)('has no weakness above a low one, but for a "maybe"', (policy) => {
    // Said of each site that runs files of its own. This one is files of the build alone: no
    // answers made of what is asked, no uploads. Anything else that is found fails here.
    expect(weaknesses(policy)).toEqual([
      "MEDIUM_MAYBE: script-src 'self': 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.",
    ]);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'", 'https:', '*'])(
    'would be found out with script from %s',
    (source) => {
      const weaker = (policies[0] ?? '').replace(/script-src [^;]*/, `script-src ${source}`);
      expect(weaknesses(weaker).join()).toContain(`script-src ${source}`);
    },
  );
});
