import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { fileOf, pageAt, pages } from './pages';

/**
 * Everything that the validator recommends. Where HTML leaves a choice the rule
 * is told which, and why; one, of looks alone, is off.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // To HTML <br/> is <br>. React writes the one, the preloads added to its pages are the other.
    'void-style': 'off',
    // HTML takes these as they come; React writes srcSet.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Empty values are left out: fewer bytes.
    // React writes `required=""`, which is as valid.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Ark UI puts colons into its ids; HTML forbids only spaces.
    'valid-id': ['error', { relaxed: true }],
    // Ark UI's answers are <div role=region>, each named by its question.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // What is data and no design: a photograph's colour and focus, a bar's size, a mark's place.
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

/** What is wrong with a page, one line each: the place, the rule, what it says. */
async function problemsOf(html: string, file: string, validator = strict): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ selector, ruleId, message }) => `${selector}: ${ruleId}: ${message}`),
  );
}

test.each(pages)('$route.path is valid HTML', async ({ route, html }) => {
  const validator = route.kind === 'specimen' ? paired : strict;
  expect(await problemsOf(html, fileOf(route.path), validator)).toEqual([]);
});

test.each([
  ['no-dup-id', '<p id="main">Again</p>'],
  ['element-permitted-content', '<a href="/">a <a href="/work">b</a></a>'],
  ['heading-level', '<h6>Deep</h6>'],
  ['no-missing-references', '<p aria-labelledby="nothing">Named</p>'],
  ['no-inline-style', '<p style="color:red">red</p>'],
])('the validator reports %s', async (rule, broken) => {
  const html = pageAt('/contact').html.replace('</main>', `${broken}</main>`);
  expect((await problemsOf(html, 'broken.html')).join('\n')).toContain(`: ${rule}`);
});
