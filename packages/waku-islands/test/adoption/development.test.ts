import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { packIslands } from '../pack';
import { differences, readPage } from './differences';
import { copyProject, type Server, startWaku } from './project';
import { visitor } from './visitor';

/*
 * `waku dev` with `client: 'preact'`: pages are what the build makes of them.
 */
const page = (html: string) =>
  `import { Suspense } from 'react';\nimport { Counter } from '../components/counter';\nimport { Seen } from '../components/seen';\nexport default function Page() { return <main>${html}</main>; }`;
const COUNTER = 'src/components/counter.tsx';
const WRONG = 'src/pages/wrong.tsx';
const FILES = {
  'waku.config.ts': `import { islands } from 'waku-islands';\nexport default { vite: { plugins: [islands({ client: 'preact', script: 'src/first.ts' })] } };`,
  'src/first.ts': `import { word } from './word';\ndocument.documentElement.dataset.first = word;`,
  'src/word.ts': `export const word = 'one';`,
  'src/components/counter.css': '.box { color: rgb(1, 2, 3) }',
  [COUNTER]: `'use client';\nimport { useState } from 'react';\nimport './counter.css';\nexport const wake = 'press';\nexport const Counter = ({ children }) => { const [count, setCount] = useState(0); return <div className="box"><button onClick={() => setCount(count + 1)}>{\`Count \${count}\`}</button>{children}</div>; };`,
  'src/components/seen.tsx': `'use client';\nimport { useEffect, useState } from 'react';\nexport const wake = 'visible';\nexport const Seen = () => { const [is, set] = useState(false); useEffect(() => set(true), []); return <p>{is ? 'Seen' : 'Unseen'}</p>; };`,
  'src/pages/strategies.tsx': page(
    '<h1>Before</h1><Counter><b>slot</b></Counter><div style={{ height: 3000 }} /><Seen />',
  ),
  [WRONG]: page('<p>Right</p>'),
};

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = copyProject('nested', packIslands('islands-development'), FILES, 'development');
  server = await startWaku(folder, 'dev');
});
afterAll(() => server.close());
beforeEach(async () => {
  visitor.allowed.push(/^\[vite\] /);
  await visitor.page.route('**/favicon.ico', (route) => route.fulfill({ body: '' }));
});

/**
 * Changes a file until the end of the test, whether or not that passes.
 *
 * @returns a function that changes it back before
 */
function edit(name: string, from: string | RegExp, to: string): () => void {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(file, before.replace(from, to));
  const undo = () => {
    if (readFileSync(file, 'utf8') !== before) writeFileSync(file, before);
  };
  onTestFinished(undo);
  return undo;
}
/**
 * Opens a page and waits until it hears of changes. Vite may still reload it for the change of the
 * test before: the reload aborts the navigation, which is then made again.
 */
const open = (path: string) =>
  vi.waitFor(() => visitor.page.goto(server.url + path, { waitUntil: 'networkidle' }), 60_000);
const overlay = () => visitor.page.locator('vite-error-overlay .message-body');
/** Whether Preact has hydrated the first island. */
const isPreact = () =>
  visitor.page.evaluate(() => '__k' in (document.querySelector('waku-island') as Element));

test('an island wakes by its strategy, with Preact, and what is in its slot stays', async () => {
  const { page } = visitor;
  await open('/strategies');
  const { length } = await page.content();
  expect(length).toBeLessThan(20_000);
  expect(await isPreact()).toBe(false);
  const button = page.getByRole('button');
  await button.click();
  await expect.poll(() => button.innerText()).toBe('Count 1');
  expect(await page.locator('waku-slot b').innerText()).toBe('slot');
  expect(await isPreact()).toBe(true);
  expect(visitor.scripts.filter((url) => /server-dom|router|minimal/.test(url))).toEqual([]);
  await page.getByText('Unseen').scrollIntoViewIfNeeded();
  await page.getByText('Seen', { exact: true }).waitFor();
});

test('islands that share a store wake together', async () => {
  await open('/together');
  await visitor.page.getByRole('button', { name: 'Written' }).click();
  await visitor.page.getByText('Read 1').waitFor();
});

/**
 * The differences but those that show only for a moment: in development the first press waits for
 * bundles, and the moment may be missed.
 */
const lasting = differences('preact').filter(({ says }) => !/pending|runs/.test(says.source));
test.each(lasting)('$name', async ({ typed, presses, says, complains }) => {
  const { page, complaints, allowed } = visitor;
  if (complains) allowed.push(complains);
  await page.goto(`${server.url}/client`);
  if (typed) await page.getByLabel('Item').fill(typed);
  for (const selector of presses) await page.locator(selector).click();
  await expect.poll(() => page.evaluate(readPage)).toMatch(says);
  if (complains) await expect.poll(() => complaints.join('\n')).toMatch(complains);
});

test.each(['asleep', 'awake'])(
  'edits of a page, an island %s, a style and a script show',
  async (state) => {
    const { page } = visitor;
    const first = () => page.evaluate(() => document.documentElement.dataset.first);
    const colour = () => page.locator('.box').evaluate((box) => getComputedStyle(box).color);
    const button = page.getByRole('button');
    await open('/strategies');
    if (state === 'awake') await button.click();
    await expect.poll(() => button.innerText()).toBe(state === 'awake' ? 'Count 1' : 'Count 0');
    const undoPage = edit('src/pages/strategies.tsx', 'Before', 'After');
    await page.getByText('After').waitFor();
    const undoIsland = edit(COUNTER, 'Count ', 'Counted ');
    await expect.poll(() => button.innerText()).toBe('Counted 0');
    await button.click();
    await expect.poll(() => button.innerText()).toBe('Counted 1');
    const undoStyle = edit('src/components/counter.css', '1, 2, 3', '3, 2, 1');
    await expect.poll(colour).toBe('rgb(3, 2, 1)');
    const undoScript = edit('src/word.ts', 'one', 'two');
    await expect.poll(first).toBe('two');
    for (const undo of [undoPage, undoIsland, undoStyle, undoScript]) undo();
    await expect.poll(() => button.innerText()).toBe('Count 0');
    await expect.poll(first).toBe('one');
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    await page.getByText('Before').waitFor();
  },
);

test('an edit of an island’s wake takes effect', async () => {
  await open('/strategies');
  const undo = edit(COUNTER, `'press'`, `'load'`);
  await visitor.page.locator('[data-wake=load]').waitFor();
  await expect.poll(isPreact).toBe(true);
  undo();
  await visitor.page.locator('waku-island[data-island^=Counter]:not([data-wake])').waitFor();
});

/** Each mistake: the file, what is written into it, and what is said. */
test.each([
  [
    'what Preact lacks',
    COUNTER,
    /import \{ useState \}(.*)\{children\}/s,
    'import { Activity, useState }$1<Activity>{children}</Activity>',
    /counter\.tsx:2: an island uses Activity of react, which Preact does not have/,
  ],
  ['a wrong strategy', COUNTER, `'press'`, `'prss'`, /counter\.tsx:4: wake is 'prss'/],
  ['code that cannot be read', COUNTER, 'return <div', 'return <div <', /counter\.tsx/],
  [
    'props that do not fit into HTML',
    WRONG,
    '<p>Right</p>',
    '<Suspense><Counter since={new Date(0)} /></Suspense>',
    /counter\.tsx:5: the island Counter: props\.since is a Date/,
  ],
  [
    'an island where HTML has no place for it',
    WRONG,
    '<p>Right</p>',
    '<p><Counter /></p>',
    /\/wrong: the island Counter stands in a <p>/,
  ],
  [
    'a server component that throws',
    WRONG,
    '<p>Right</p>',
    `{(() => { throw new Error('broken on purpose'); })()}`,
    /broken on purpose/,
  ],
] as const)(
  '%s is said in the terminal and over the page, until it is mended',
  async (_, file, from, to, says) => {
    const { page, complaints, allowed } = visitor;
    allowed.push(/.*/);
    const path = file === COUNTER ? '/strategies' : '/wrong';
    await open(path);
    const told = server.said().length;
    const undo = edit(file, from, to);
    await expect.poll(() => server.said().slice(told)).toMatch(says);
    await expect.poll(() => overlay().first().innerText()).toMatch(says);
    await open(path);
    await expect.poll(() => overlay().first().innerText()).toMatch(says);
    expect(complaints.join('\n')).toMatch(/status of 500/);
    undo();
    await expect.poll(() => overlay().count()).toBe(0);
    await page.locator('nav').waitFor();
  },
);
