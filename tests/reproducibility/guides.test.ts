import { cpSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneShown } from '../../src/site/addresses';
import { browser, launchFlags } from '../../tools/browser';
import { serve } from '../../tools/serve';
import { type Checkout, checkOut, type Ended } from './checkout';

/**
 * Follows the guides of CONTRIBUTING.md, all on one copy: what stands in their blocks is written into the files that
 * the blocks name, and an article goes.
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

/** Applies a block of lines with `+`, `-` or a space before them; `@@` parts one place from the next. */
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
  for (const part of ['fonts', 'kept']) {
    cpSync(join('.cache', part), at(join('.cache', part)), { recursive: true });
  }
  for (const { file, text, isChange } of blocks) {
    if (isChange) change(file, text);
    else {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    }
  }
  unlinkSync(at(`src/content/articles/${GONE}.mdx`));
  built = await checkout.node(['tools/build.ts']);
});
afterAll(() => checkout.remove());

test('the site is built, and a colour that is changed is new on its pages', () => {
  expect(blocks.length).toBeGreaterThan(12);
  expect(built.status, built.said).toBe(0);
  expect(read('index.html')).toContain('#8a5a2b');
  expect(read('index.html')).not.toMatch(/#a9762f\b/);
});

test('add a page: it is whole, and the menu has it', () => {
  const path = '/industries/dentistry';
  const $ = page(path);
  expect($('h1').text()).toBe('The chair, booked.');
  expect($('title').text()).toBe('Dental marketing in London for calm practices');
  expect($('[aria-label=Breadcrumb] li').last().text()).toBe('Dentistry');
  expect($(DATA).text()).toMatch(/"@type":"FAQPage".*May you name results of treatment\?/);
  expect(page('')(`footer a[href="${path}"]`).text()).toBe('Dentistry');
});

test('add a question: the page shows and states it', () => {
  const $ = page('/services');
  expect($('#faq summary').first().text()).toBe('Can we leave?');
  expect($(DATA).text()).toContain('Can we leave?');
});

test('add an article, take one away: list, feed and sitemap follow', () => {
  const added = '/blog/florist-marketing-london';
  expect(page(added)('h1').text()).toContain('florist marketing in London');
  expect(page(added)('table caption').text()).toBe('A table has a caption');
  for (const file of ['blog/index.html', 'sitemap.xml', 'feed.xml']) {
    expect(read(file), file).toContain(added);
    expect(read(file), file).not.toContain(GONE);
  }
});

test('add a case with a dashboard: text, chart and readings', () => {
  const $ = page('/work');
  expect($('#fen-clinic h3').first().text()).toContain('Six months to the day');
  expect($('#fen-clinic figure').text()).toContain('Check-ups booked in a month');
  expect(page('/live/fen-clinic').text()).toContain('dentist near the fens');
  expect(read('live/fen-clinic.csv')).toBe(
    readFileSync(at('src/content/ranks/fen-clinic.csv'), 'utf8'),
  );
});

test('add an island: a press reaches it in the built site', async () => {
  const served = await serve({ root: at('dist/public'), port: 0 });
  const chrome = await chromium.launch({ executablePath: browser(), args: [...launchFlags] });
  try {
    const tab = await chrome.newPage();
    await tab.goto(`${served.url}/industries/dentistry`);
    await tab.getByRole('button', { name: 'Counted: 0' }).click();
    await tab.getByRole('button', { name: 'Counted: 1' }).waitFor();
  } finally {
    await chrome.close();
    await served.close();
  }
});

test('change the name: title, footer, structured data and feeds', () => {
  const $ = page('/about');
  const name = 'Bramble & Ashworth';
  expect($('footer p[aria-hidden]').text()).toBe(name);
  expect($('meta[property="og:site_name"]').attr('content')).toBe(name);
  expect($(DATA).text()).toContain(`"name":"${name}"`);
  for (const path of ['', '/about', '/privacy', '/work']) {
    expect(page(path)('body').text(), path).not.toContain('Noughtline');
  }
});

test('npm run check passes, and what npm test sees of the built site, once its looks are taken anew', async () => {
  const looks = ['visual', 'accessibility-tree', '--update-snapshots'];
  for (const args of [
    ['tools/test.ts', '--quick'],
    ['node_modules/playwright/cli.js', 'test', ...looks],
    ['tools/test.ts', 'build', 'browser'],
  ]) {
    const { status, said } = await checkout.node(args);
    expect(status, said.slice(said.indexOf('FAILED'))).toBe(0);
  }
});

test('change phone and form service, in .env: the form posts to it, and the privacy page says so', () => {
  const $ = page('/contact');
  const link = $('a[href="tel:+442079460123"]');
  expect(link.first().text()).toContain(phoneShown('+442079460123'));
  expect($('form[action="https://formspree.io/f/abcdefgh"]')).toHaveLength(1);
  const privacy = page('/privacy')('main').text();
  expect(privacy).toContain('formspree.io');
  expect(privacy).not.toContain('a small server of ours');
});
