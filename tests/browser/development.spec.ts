import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { site } from '../../src/site/site';
import { slowness } from '../../tools/slowness';
import { freePort, startProgram } from '../support/start-program';
import { fillIn, sentenceOf, submitOf } from './enquiry';
import { answerOf, questionOf, questions, requestsOf } from './parts';

/**
 * `npm run dev` on a copy of the sources, which the tests edit as a developer
 * would. One server for all of them, one after another.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 * slowness });

/** How long a change may take until it shows: long, since two cores also run the other tests. */
const SHOWN = { timeout: 60_000 * slowness };
const ARTICLE = 'src/content/articles/beauty-marketing-london.mdx';
const ADDRESS = '/blog/beauty-marketing-london';

let folder: string;
let url: string;
let server: Awaited<ReturnType<typeof startProgram>>;

test.beforeAll(async () => {
  test.setTimeout(240_000 * slowness);
  folder = await mkdtemp(join(tmpdir(), 'development-'));
  const parts =
    'src tools/prepare.ts .cache/fonts .cache/kept/pictures package.json package-lock.json';
  for (const part of `${parts} tsconfig.json waku.config.ts panda.config.ts`.split(' '))
    await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  // `npm ci` ends with this: the server starts with the styles that it keeps.
  execFileSync(process.execPath, ['tools/prepare.ts'], { cwd: folder });
  expect(existsSync(join(folder, 'styled-system/development.css'))).toBe(true);
  await start();
});

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const args = ['node_modules/waku/dist/cli.js', 'dev', '-p', `${port}`];
  const env = { NODE_ENV: 'development', ...environment };
  server = await startProgram(args, /./, { cwd: folder, env });
  const answered = () => fetch(url + ADDRESS).catch(() => undefined);
  await expect.poll(async () => (await answered())?.ok, { timeout: 200_000 * slowness }).toBe(true);
}

test.afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true });
});

type Mistake = readonly [file: string, from: string, to: string];

/** Restores the files that a test has changed and not restored itself. */
const undos = new Set<() => Promise<void>>();
test.afterEach(async () => {
  for (const undo of [...undos].reverse()) await undo();
});

/** Changes a file of the copy and returns a function that restores it. */
async function edit(...[file, from, to]: Mistake): Promise<() => Promise<void>> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  const undo = async () => {
    undos.delete(undo);
    await writeFile(path, before);
  };
  undos.add(undo);
  await writeFile(path, before.replace(from, to));
  return undo;
}

/** Opens an address; a reload that the server asks for meanwhile ends the first attempt. */
const goTo = (page: Page, path: string) =>
  expect(async () => void (await page.goto(url + path))).toPass(SHOWN);

/** Opens a page and waits until React has taken it over: from then on it hears of changes. */
async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SHOWN);
  // The page's script runs once React has hydrated.
  await expect(page.locator('html[data-js]')).toBeAttached(SHOWN);
}

/** The warnings and errors in a page's console from now on; the array grows. */
function messagesOf(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  return messages;
}

test('a healthy start prints its progress alone, and loads one copy of Jotai', async ({ page }) => {
  const messages = messagesOf(page);
  const asked = requestsOf(page, (request) => request.url().includes('/jotai'));
  for (const path of ['/', '/blog', '/contact', ADDRESS]) await open(page, path);
  expect(messages).toEqual([]);
  expect([...new Set(asked)]).toEqual(['/node_modules/.vite/deps/jotai.js']);
  const progress =
    /^$|^ready: |(?:connected\.|because vite config has changed|dependencies\.\.\.)$/;
  const lines = server.printed().split('\n');
  expect(lines.filter((line) => !progress.test(line))).toEqual([]);
  // This file would change the build id.
  expect(existsSync(join(folder, 'src/pages.gen.ts'))).toBe(false);
});

test('edits of an article, content and theme show', async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open(page, ADDRESS);
  const before = await background();
  const edits = [
    await edit(ARTICLE, 'On Lordship Lane, at four', 'On Lordship Lane, at five'),
    await edit('src/theme/colours.ts', "page: { day: '", "page: { day: '#12ab34', was: '"),
  ];
  await expect(page.getByText('On Lordship Lane, at five')).toBeVisible(SHOWN);
  await expect.poll(background, SHOWN).toBe('rgb(18, 171, 52)');
  for (const undo of edits) await undo();
  await expect(page.getByText('On Lordship Lane, at four')).toBeVisible(SHOWN);
  await expect.poll(background, SHOWN).toBe(before);
  await open(page, '/contact');
  const heading = page.getByRole('heading', { level: 1 });
  const undo = await edit('src/content/contact-page.yaml', 'Let’s Connect', 'Let’s Converse');
  await expect(heading).toHaveText('Let’s Converse', SHOWN);
  await undo();
  await expect(heading).toHaveText('Let’s Connect', SHOWN);
});

/** A page, an edit that is made as soon as it is loaded, and what shows it. */
const firstEdits: readonly (readonly [path: string, edit: Mistake, shown: string])[] = [
  ['/', ['src/content/home.yaml', 'Asked often', 'Asked daily'], 'text=Asked daily'],
  [ADDRESS, ['src/parts/breadcrumb.tsx', '<ol ', '<ol title="edited" '], 'ol[title=edited]'],
  [ADDRESS, [ARTICLE, 'On Lordship Lane, at four', 'On Lordship Lane, at six'], 'text=at six'],
  [
    '/contact',
    ['src/theme/colours.ts', "page: { day: '", "page: { day: '#12ab34', was: '"],
    'body',
  ],
];
for (const [path, change, shown] of firstEdits)
  test(`the first edit shows before React has taken over ${path}: ${change[0]}`, async ({
    page,
  }) => {
    await goTo(page, path);
    const undo = await edit(...change);
    await expect(page.locator(shown).first()).toBeVisible(SHOWN);
    if (shown === 'body')
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 171, 52)', SHOWN);
    await undo();
  });

/** A page, the mistake in a file that breaks it, and what is said of it. */
const mistakes: readonly (readonly [path: string, mistake: Mistake, said: string | RegExp])[] = [
  [
    ADDRESS,
    [ARTICLE, 'category: Beauty', 'category: Beuaty'],
    `${ARTICLE}: category: is "Beuaty"; choose one of Social Media, Healthcare, Beauty`,
  ],
  [
    ADDRESS,
    [ARTICLE, '<Closing>', '<Closin>'],
    new RegExp(`${ARTICLE}:\\d+: Unexpected closing tag`),
  ],
  [
    '/',
    ['src/content/home.yaml', 'caseStudyId: halcyon', 'caseStudyId: halcion'],
    'src/content/home.yaml: showcase.entries.0.caseStudyId: is "halcion"; choose one of halcyon,',
  ],
  [
    '/blog',
    ['src/content/pictures.json', '"lipstick.jpg"', '"lipstik.jpg"'],
    'lipstick: file: src/content/pictures/lipstik.jpg is missing; add it or correct the name',
  ],
];

test('a mistake shows as an overlay with file and remedy, until it is mended', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay .message-body');
  for (const [path, mistake, said] of mistakes) {
    await open(page, path);
    const undo = await edit(...mistake);
    await expect(overlay.first()).toContainText(said, SHOWN);
    // A page opened later shows it too; a wrong picture is reported when its file is saved.
    if (path !== '/blog') {
      await goTo(page, path);
      await expect(overlay.first()).toContainText(said, SHOWN);
    }
    const before = server.printed().length;
    await undo();
    await expect(overlay).toHaveCount(0, SHOWN);
    // A changed picture restarts the server; a page opened meanwhile gets no scripts.
    const isReady = () => path !== '/blog' || server.printed().slice(before).includes('ready: ');
    await expect.poll(isReady, SHOWN).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SHOWN);
  }
});

test('a wrong wordmark and figure show, and stop no server', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay .message-body').first();
  const logo: Mistake = ['src/content/logos/ardmere.svg', '<title>', '<title>Not '];
  await open(page, '/contact');
  const undoFigure = await edit('src/content/figures.yaml', 'kind: line', 'kind: lien');
  await expect(overlay).toContainText('figures.yaml: cases.halcyon.kind: is none of line', SHOWN);
  await undoFigure();
  await expect(overlay).toHaveCount(0, SHOWN);
  const undoLogo = await edit(...logo);
  await expect(overlay).toContainText('ardmere.svg has to begin with', SHOWN);
  await server.end();
  await start();
  await open(page, '/contact');
  await goTo(page, '/');
  await expect(overlay).toContainText('ardmere.svg has to begin with', SHOWN);
  await undoLogo();
  await expect(overlay).toHaveCount(0, SHOWN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SHOWN);
});

test.describe('with Preact', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000 * slowness);
    await server.end();
    await start({ NOUGHTLINE_CLIENT: 'preact' });
  });

  test('pages come without React, and islands wake as in the build', async ({ page }) => {
    const messages = messagesOf(page);
    const asked = requestsOf(page, (request) =>
      /accordion|calculator\.tsx|deps/.test(request.url()),
    );
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await questionOf(page, questions[1]).click();
    await expect(answerOf(page, questions[1])).toBeVisible(SHOWN);
    await open(page, '/blog/restaurant-marketing-london-1');
    const calculator = page.locator('#quiet-nights');
    await calculator.getByLabel('Covers in the room').fill('50');
    await expect(calculator.locator('strong')).toHaveText('£567.47', SHOWN);
    await open(page, '/contact');
    await fillIn(page);
    await page.route(site.form, (route) => route.fulfill({ body: '' }));
    await submitOf(page).click();
    await expect(sentenceOf(page)).toBeVisible(SHOWN);
    expect(messages).toEqual([]);
    expect(asked.filter((path) => /react-server-dom|waku/.test(path))).toEqual([]);
    expect(server.printed()).not.toContain('rror');
  });

  test('edits of content, a part, an island and the theme show', async ({ page }) => {
    await open(page, '/contact');
    const heading = page.getByRole('heading', { level: 1 });
    const edits = [await edit('src/content/contact-page.yaml', 'Let’s Connect', 'Let’s Converse')];
    await expect(heading).toHaveText('Let’s Converse', SHOWN);
    edits.push(await edit('src/enquiry/enquiry-form.tsx', '<form', '<form title="edited"'));
    await expect(page.locator('form[title=edited]')).toBeVisible(SHOWN);
    await open(page, ADDRESS);
    edits.push(await edit('src/parts/breadcrumb.tsx', '<ol ', '<ol title="edited" '));
    await expect(page.locator('ol[title=edited]').first()).toBeVisible(SHOWN);
    edits.push(
      await edit('src/theme/colours.ts', "page: { day: '", "page: { day: '#12ab34', was: '"),
    );
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 171, 52)', SHOWN);
    for (const undo of edits) await undo();
    await expect(page.locator('ol[title=edited]')).toHaveCount(0, SHOWN);
  });

  test('a mistake shows as an overlay until it is mended', async ({ page }) => {
    const overlay = page.locator('vite-error-overlay .message-body');
    const [path, mistake, said] = mistakes[0] as (typeof mistakes)[number];
    await open(page, path);
    const undo = await edit(...mistake);
    await expect(overlay.first()).toContainText(said, SHOWN);
    await undo();
    await expect(overlay).toHaveCount(0, SHOWN);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SHOWN);
  });
});
