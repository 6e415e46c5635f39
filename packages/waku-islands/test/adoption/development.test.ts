import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchFlags, browser as program } from '../../../../tools/browser';
import { packIslands } from '../pack';
import { differences, readPage } from './differences';
import { copyProject, type Server, startWaku } from './project';

/** `waku dev` with `client: 'preact'`: pages are what the build makes of them. */
const CONFIG = `import { islands } from 'waku-islands';
export default { vite: { plugins: [islands({ client: 'preact', script: 'src/first.ts', routes: { '/none': 'none' } })] } };`;
const page = (imports: string, html: string) =>
  `${imports}\nexport default function Page() { return <main>${html}</main>; }\nexport const getConfig = () => ({ render: 'static' });`;
const counter = (wake: string) =>
  `'use client';\nimport { useState } from 'react';\nimport './counter.css';\nexport const wake = '${wake}';\nexport const Counter = ({ children }) => { const [count, setCount] = useState(0); return <div className="box"><button onClick={() => setCount(count + 1)}>{\`Count \${count}\`}</button>{children}</div>; };`;
const FILES = {
  'waku.config.ts': CONFIG,
  'src/first.ts': `document.documentElement.dataset.first = 'one';`,
  'src/components/counter.css': '.box { color: rgb(1, 2, 3) }',
  'src/components/counter.tsx': counter('press'),
  'src/components/seen.tsx': `'use client';\nimport { useEffect, useState } from 'react';\nexport const wake = 'visible';\nexport const Seen = () => { const [is, set] = useState(false); useEffect(() => set(true), []); return <p>{is ? 'Seen' : 'Unseen'}</p>; };`,
  'src/pages/strategies.tsx': page(
    `import { Counter } from '../components/counter';\nimport { Seen } from '../components/seen';`,
    '<h1>Before</h1><Counter><b>slot</b></Counter><div style={{ height: 3000 }} /><Seen />',
  ),
  'src/pages/none.tsx': page('', '<p>No script</p>'),
  'src/pages/wrong.tsx': page(`import { Counter } from '../components/counter';`, '<p>Right</p>'),
};

let folder: string;
let server: Server;
let tab: Page;
const complaints: string[] = [];
const browsing = chromium.launch({ executablePath: program(), args: [...launchFlags] });
beforeAll(async () => {
  folder = copyProject('nested', packIslands('islands-development'), FILES, 'development');
  server = await startWaku(folder, 'dev');
});
afterAll(async () => {
  server.close();
  await (await browsing).close();
});
beforeEach(async () => {
  tab = await (await browsing).newPage();
  await tab.route('**/favicon.ico', (route) => route.fulfill({ body: '' }));
  complaints.length = 0;
  tab.on('console', (message) => {
    if (/warning|error/.test(message.type())) complaints.push(message.text());
  });
  tab.on('pageerror', (error) => complaints.push(String(error)));
});
afterEach(async () => {
  await tab.close();
  expect(complaints).toEqual([]);
});

/** Changes a file; what is returned changes it back. */
function edit(name: string, from: string | RegExp, to: string): () => void {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(file, before.replace(from, to));
  return () => writeFileSync(file, before);
}
/** Opens a page and waits until it hears of changes. */
const open = (path: string) => tab.goto(server.url + path, { waitUntil: 'networkidle' });
const overlay = () => tab.locator('vite-error-overlay .message-body');

test('an island wakes by its strategy, with Preact, and what is in its slot stays', async () => {
  await open('/strategies');
  const button = tab.getByRole('button');
  expect(await tab.content()).not.toContain('__FLIGHT_DATA||=[]).push');
  expect(
    await tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /counter\.tsx|seen\.tsx|deps\/preact/.test(name)),
    ),
  ).toEqual([]);
  await button.click();
  await expect.poll(() => button.innerText()).toBe('Count 1');
  expect(await tab.locator('waku-slot b').innerText()).toBe('slot');
  expect(await tab.evaluate(() => '__k' in (document.querySelector('waku-island') ?? {}))).toBe(
    true,
  );
  await tab.getByText('Unseen').scrollIntoViewIfNeeded();
  await tab.getByText('Seen', { exact: true }).waitFor();
});

test('islands that share a store wake together', async () => {
  await open('/together');
  await tab.getByRole('button', { name: 'Written' }).click();
  await tab.getByText('Read 1').waitFor();
});

test('a page without islands, of mode none, has the development server’s script alone', async () => {
  await open('/none');
  expect(await tab.locator('script:not(#_R_):not([src*="vite"])').count()).toBe(0);
});

describe('what Preact has, and what differs', () => {
  test.each(differences('preact'))('$name', async ({ typed, presses, says, complains }) => {
    await tab.goto(`${server.url}/client`);
    if (typed) await tab.getByLabel('Item').fill(typed);
    for (const selector of presses) await tab.locator(selector).click();
    await expect.poll(() => tab.evaluate(readPage)).toMatch(says);
    if (!complains) return;
    await expect.poll(() => complaints.join('\n')).toMatch(complains);
    complaints.length = 0;
  });
});

test('edits of a page, an island asleep and awake, a style and a script show', async () => {
  await open('/strategies');
  const first = () => tab.evaluate(() => document.documentElement.dataset.first);
  const colour = () => tab.locator('.box').evaluate((box) => getComputedStyle(box).color);
  const button = tab.getByRole('button');
  for (const state of ['asleep', 'awake']) {
    if (state === 'awake') {
      await button.click();
      await expect.poll(() => button.innerText()).toBe('Count 1');
    }
    const undoPage = edit('src/pages/strategies.tsx', 'Before', `After ${state}`);
    await tab.getByText(`After ${state}`).waitFor();
    const undo = edit('src/components/counter.tsx', 'Count ', `Counted ${state} `);
    await expect.poll(() => button.innerText()).toBe(`Counted ${state} 0`);
    await button.click();
    await expect.poll(() => button.innerText()).toBe(`Counted ${state} 1`);
    const undoStyle = edit('src/components/counter.css', '1, 2, 3', '3, 2, 1');
    await expect.poll(colour).toBe('rgb(3, 2, 1)');
    const undoScript = edit('src/first.ts', 'one', 'two');
    await expect.poll(first).toBe('two');
    for (const back of [undoPage, undo, undoStyle, undoScript]) back();
    await expect.poll(() => button.innerText()).toBe('Count 0');
    await expect.poll(first).toBe('one');
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    await tab.getByText('Before').waitFor();
  }
});

test('an edit of when an island wakes counts', async () => {
  await open('/strategies');
  const undo = edit('src/components/counter.tsx', `wake = 'press'`, `wake = 'load'`);
  await tab.locator('[data-wake=load]').waitFor();
  await expect
    .poll(() => tab.evaluate(() => '__k' in (document.querySelector('waku-island') ?? {})))
    .toBe(true);
  undo();
  await tab.locator('waku-island[data-island^=Counter]:not([data-wake])').waitFor();
});

const COUNTER = 'src/components/counter.tsx';
const WRONG = 'src/pages/wrong.tsx';
/** Each mistake: the file, what is written into it, and what is said. */
test.each([
  [
    'what Preact lacks',
    COUNTER,
    /import \{ useState \}(.*)\{children\}/s,
    'import { Activity, useState }$1<Activity>{children}</Activity>',
    /counter\.tsx:\d+: an island uses Activity of react, which Preact does not have/,
  ],
  ['a wrong strategy', COUNTER, `'press'`, `'prss'`, /counter\.tsx:\d+: wake is 'prss'/],
  ['code that cannot be read', COUNTER, 'return <div', 'return <div <', /counter\.tsx/],
  [
    'props that do not fit into HTML',
    WRONG,
    '<p>Right</p>',
    '<Counter since={new Date(0)} />',
    /counter\.tsx:\d+: the island Counter: props\.since is a Date/,
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
  '%s is said in the terminal and in the page, until it is mended',
  async (_, file, from, to, says) => {
    const path = file === COUNTER ? '/strategies' : '/wrong';
    await open(path);
    const told = server.said().length;
    const undo = edit(file, from, to);
    await expect.poll(() => server.said().slice(told)).toMatch(says);
    await expect.poll(() => overlay().first().innerText()).toMatch(says);
    await open(path);
    await expect.poll(() => overlay().first().innerText()).toMatch(says);
    undo();
    await expect.poll(() => overlay().count()).toBe(0);
    await tab.locator('nav').waitFor();
    expect(complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  },
);
