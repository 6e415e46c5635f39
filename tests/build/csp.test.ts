import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { routes } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { headersFor, parseHeaders } from '../../tools/host-files';
import { basePath, textOf } from './pages';

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

  test('is one for every address, and one more that only forbids frames', () => {
    expect(new Set(policies)).toEqual(new Set([policies[0], "frame-ancestors 'none'"]));
    expect(policies[0]).toContain("frame-ancestors 'self'");
  });

  test('only dashboards, the map and what became of an enquiry may stand in a frame, and only in one of this site', () => {
    const rules = parseHeaders(textOf('_headers'));
    const framed = routes
      .filter(({ path }) => {
        const policy = headersFor(rules, basePath + path.slice(1)).get('content-security-policy');
        return !policy?.includes("frame-ancestors 'none'");
      })
      .map(({ path }) => path);
    expect(framed).toEqual([
      ...routes.filter(({ kind }) => kind === 'frame').map(({ path }) => path),
      // Sent for any address that is not there; the host knows it by no path.
      '/404',
    ]);
  });

  test('frames show this site and the hosts that are set, and nothing else', () => {
    const [, sources = ''] = /frame-src ([^;]*)/.exec(policies[0] ?? '') ?? [];
    const wanted = [site.map, ...Object.values(site.dashboards), site.form].map((address) =>
      address.startsWith('/') ? "'self'" : new URL(address).origin,
    );
    expect(new Set(sources.split(' '))).toEqual(new Set(wanted));
  });

  test.each(policies.slice(0, 1))(
    'has no weakness above a low one, but for a "maybe"',
    (policy) => {
      // Said of each site that runs files of its own. This one is files of the build alone: no
      // answers made of what is asked, no uploads. Anything else that is found fails here.
      expect(weaknesses(policy)).toEqual([
        "MEDIUM_MAYBE: script-src 'self': 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.",
      ]);
    },
  );

  test.each(["'unsafe-inline'", "'unsafe-eval'", 'https:', '*'])(
    'would be found out with script from %s',
    (source) => {
      const weaker = (policies[0] ?? '').replace(/script-src [^;]*/, `script-src ${source}`);
      expect(weaknesses(weaker).join()).toContain(`script-src ${source}`);
    },
  );
});
