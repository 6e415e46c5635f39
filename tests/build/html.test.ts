import { load } from 'cheerio';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { keptTogether } from '../../src/site/format';
import { fileOf } from '../../tools/page-weight';
import { pages } from './pages';

/** The validator's recommended rules, and this site's choices where HTML leaves one. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // HTML takes these as they come; React writes dateTime.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `required=""`, which is as valid.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A heading's words make its id, and may begin with a figure.
    'valid-id': ['error', { relaxed: true }],
    // Data rather than design: a photograph's colour and focus, a bar's size, a mark's place.
    'no-inline-style': [
      'error',
      {
        allowedProperties: ['background', 'background-color', 'object-position'],
        allowVariables: true,
      },
    ],
  },
};

const strict = new HtmlValidate(config);
/** The specimen shows every part twice, by day and by night: its landmarks come in pairs. */
const paired = new HtmlValidate({
  ...config,
  rules: { ...config.rules, 'unique-landmark': 'off' },
});

test.each(pages)('$route.path is valid HTML', async ({ route, html }) => {
  const validator = route.kind === 'specimen' ? paired : strict;
  const { results } = await validator.validateString(html, fileOf(route.path));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ selector, ruleId, message }) => `${selector}: ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
});

test.each(pages)('$route.path keeps dates, and signs with their names, on one line', ({ html }) => {
  const words = load(html)('body').find('script, style').remove().end().text();
  expect(words.split('\n').filter((line) => line !== keptTogether(line))).toEqual([]);
});
