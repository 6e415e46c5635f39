import { cpSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { phoneShown } from '../../src/site/contact-links';
import { browser, launchFlags } from '../../tools/browser';
import { serve } from '../../tools/serve';
import { type Checkout, checkOut, type Ended } from './checkout';

/**
 * Follows the guides of CONTRIBUTING.md, all on one copy: writes their code blocks into the files
 * that the blocks name, and removes an article.
 */
const guides = readFileSync('CONTRIBUTING.md', 'utf8');
const blocks = [...guides.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, file = '', text = '']) => ({
    file,
    text,
    isChange: guides.includes(`\`\`\`diff ${file}\n${text}`),
  }),
);
const DATA = 'script[type="application/ld+json"]';
const GONE = 'dentistry-marketing-london';

let checkout: Checkout;
let built: Ended;
const at = (name: string) => join(checkout.folder, name);
const read = (name: string) => readFileSync(at(join('dist/public', name)), 'utf8');
const page = (path: string) => load(read(join(path, 'index.html')));

/** Applies a block of lines that begin with `+`, `-` or a space; `@@` parts two places. */
function change(file: string, block: string): void {
  let text = readFileSync(at(file), 'utf8');
  for (const place of block.split(/^@@\n/m)) {
    const lines = place.split('\n').slice(0, -1);
    const side = (sign: string) =>
      lines
        .flatMap((line) => (line[0] === sign || line[0] === ' ' ? line.slice(1) : []))
        .join('\n');
    const before = side('-');
    expect(text.split(before), `${file} holds once:\n${before}`).toHaveLength(2);
    text = text.replace(before, () => side('+'));
  }
  writeFileSync(at(file), text);
}

beforeAll(async () => {
  checkout = checkOut();
  for (const part of ['fonts', 'kept'])
    cpSync(join('.cache', part), at(join('.cache', part)), { recursive: true });
  for (const { file, text, isChange } of blocks) {
    if (isChange) change(file, text);
    else {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    }
  }
  unlinkSync(at(`src/content/articles/${GONE}.mdx`));
  const schemas = 'node_modules/vitest/vitest.mjs run --project unit src/site/schemas.test.ts';
  const { status, said } = await checkout.node(schemas.split(' '), {
    npm_lifecycle_event: 'schemas',
  });
  expect(status, said).toBe(0);
  built = await checkout.node(['tools/build.ts']);
});
afterAll(() => checkout.remove());

test('the site is built, and its pages have the colour that a guide changes', () => {
  expect(blocks.length).toBeGreaterThan(12);
  expect(built.status, built.said).toBe(0);
  expect(read('index.html')).toContain('#8a5a2b');
  expect(read('index.html')).not.toMatch(/#a9762f\b/);
});

const DENTISTRY = '/industries/dentistry';
/** What each guide adds or changes, and where it shows; the copy's own tests check the rest. */
test.each([
  ['a page', DENTISTRY, 'h1', 'The chair, booked.'],
  ['a page', DENTISTRY, DATA, 'May you name results of treatment?'],
  ['a page', '', `footer a[href="${DENTISTRY}"]`, 'Dentistry'],
  ['a question', '/services', '#faq summary', 'Can we leave?'],
  ['an article', '/blog/florist-marketing-london', 'table caption', 'A table has a caption'],
  ['an article', '/blog', '#articles article', 'florist marketing in London'],
  ['a case', '/work', '#fen-clinic figure', 'Check-ups booked in a month'],
  ['a dashboard', '/live/fen-clinic', 'body', 'dentist near the fens'],
  ['the name', '/about', 'footer p[aria-hidden]', 'Bramble & Ashworth'],
  ['the name', '/about', DATA, '"name":"Bramble & Ashworth"'],
  ['the hours', '/contact', DATA, '"Saturday"],"opens":"08:30","closes":"17:00"'],
  ['the hours', '/contact', 'main', '8:30AM–5PM PST'],
  ['the phone', '/contact', 'a[href="tel:+442079460123"]', phoneShown('+442079460123')],
  ['the form service', '/privacy', 'main', 'formspree.io'],
])('%s: on %s, %s', (_, path, selector, text) => {
  expect(page(path)(selector).text()).toContain(text);
});

test('what was taken away or changed stands nowhere', () => {
  for (const file of ['blog/index.html', 'sitemap.xml', 'feed.xml'])
    expect(read(file), file).not.toContain(GONE);
  for (const path of ['', '/about', '/privacy', '/work'])
    expect(page(path)('body').text(), path).not.toContain('Noughtline');
  expect(page('/privacy')('main').text()).not.toContain('a small server of ours');
  expect(page('/contact')('form[action="https://formspree.io/f/abcdefgh"]')).toHaveLength(1);
});

test('add an island: a press reaches it in the built site', async () => {
  const served = await serve({ root: at('dist/public'), port: 0 });
  onTestFinished(() => served.close());
  await using chrome = await chromium.launch({ executablePath: browser(), args: [...launchFlags] });
  // A section that was just scrolled to rises, which could move it under the press.
  const tab = await chrome.newPage({ reducedMotion: 'reduce' });
  await tab.goto(`${served.url}/industries/dentistry`);
  await tab.getByRole('button', { name: 'Counted: 0' }).click();
  await tab.getByRole('button', { name: 'Counted: 1' }).waitFor();
});

test('npm run check and the tests of the built site pass', async () => {
  const projects = ['desktop', 'phone', 'visual'].map((project) => `--project=${project}`);
  for (const args of [
    ['tools/test.ts', '--quick'],
    ['tools/test.ts', 'build'],
    ['node_modules/playwright/cli.js', 'test', ...projects, '--update-snapshots'],
  ]) {
    const { status, said } = await checkout.node(args);
    expect(status, said.slice(Math.max(0, said.search(/FAILED|^ +1\) /m)))).toBe(0);
  }
});
