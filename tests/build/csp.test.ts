import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { site } from '../../src/site/site';
import { headersFor, parseHeaders } from '../../tools/parse-host-files';
import { basePath, textOf } from './pages';

const rules = parseHeaders(textOf('_headers'));
const [policy = '', ...others] = rules.flatMap(({ headers }) =>
  headers.filter(([name]) => name === 'content-security-policy').map(([, value]) => value),
);

test('one policy is for every address, and only pages for frames may be framed', () => {
  expect(new Set(others)).toEqual(new Set(["frame-ancestors 'none'"]));
  expect(policy).toContain("frame-ancestors 'self'");
  const framed = routes.filter(({ path }) => {
    const sent = headersFor(rules, basePath + path.slice(1)).get('content-security-policy');
    return !sent?.includes("frame-ancestors 'none'");
  });
  // The 404 page has no path of its own: hosts send it for any address.
  expect(framed).toEqual(routes.filter(({ kind }) => ['frame', 'not-found'].includes(kind)));
});

test('frames show this site and the hosts that are set, and nothing else', () => {
  const [, sources = ''] = /frame-src ([^;]*)/.exec(policy) ?? [];
  const wanted = [site.map, ...Object.values(site.dashboards), site.form].map((address) =>
    address.startsWith('/') ? "'self'" : new URL(address).origin,
  );
  expect(new Set(sources.split(' '))).toEqual(new Set(wanted));
});

test('the policy has no weakness above a low one, but for a "maybe"', () => {
  // The evaluator warns of 'self' on every site. Here all files are built: there is no JSONP and no
  // upload. Its "low" is called INFO, and lower numbers are worse.
  const weaknesses = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => `${Severity[severity]}: ${directive} ${value ?? ''}`);
  expect(weaknesses).toEqual(["MEDIUM_MAYBE: script-src 'self'"]);
});
