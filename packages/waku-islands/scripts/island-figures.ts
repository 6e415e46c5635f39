import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { launchFlags, browser as program } from '../../../tools/browser.ts';
import { startHost } from '../test/adoption/host.ts';
import { buildProject } from '../test/adoption/project.ts';
import { packIslands } from '../test/pack.ts';

/*
 * This command measures what the counter of Waku's starter weighs and how soon it counts: as Waku
 * builds it, with waku-islands, and the same page by Astro. It installs Astro from the registry,
 * and writes the table into the package's README.
 */

const README = 'packages/waku-islands/README.md';
/** The processor of a slow phone, and Lighthouse's slow 4G: bytes a second, milliseconds. */
const SLOWED = 4;
const NETWORK = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};
const VISITS = 20;
const PRESSES = 3;

/** A directive for Astro that loads an island at a press and repeats the presses. */
const INTENT = `export default (load, _, element) => {
  const presses = [];
  let loading;
  const wake = async () => { await (await load())(); await new Promise(requestAnimationFrame); element.removeEventListener('click', press, true); for (const target of presses) { target.click(); await null; } };
  const press = ({ target }) => { presses.push(target); loading ??= wake(); };
  element.addEventListener('pointerdown', () => { loading ??= wake(); });
  element.addEventListener('click', press, true);
};`;

/** The packages that Astro needs for each client. */
const CLIENTS = {
  react: ['@astrojs/react@7.0.0', 'react@19.3.1', 'react-dom@19.3.1'],
  preact: ['@astrojs/preact@6.0.5', 'preact@10.29.8'],
};

/** Builds the page of the starter by Astro, with its HTML and CSS as Waku built them. */
function buildAstro(stock: string, directive: string, client: keyof typeof CLIENTS = 'react') {
  const folder = resolve('.cache/figures', `astro-${client}`);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  write('package.json', '{ "name": "counter", "private": true, "type": "module" }');
  const packages = ['astro@7.3.5', ...CLIENTS[client]];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  const html = readFileSync(join(stock, 'index.html'), 'utf8').replace(
    /<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  );
  const [, sheet = ''] = /href="(\/assets\/[^"]*\.css)"/.exec(html) ?? [];
  cpSync(join(stock, sheet), join(folder, 'public', sheet));
  const [, head, before, after] =
    /<head>(.*)<\/head><body>(.*)<section.*<\/section>(.*)<\/body>/s.exec(html) ?? [];
  write('intent.js', INTENT);
  const counter = 'node_modules/create-waku/templates/01_basic/src/components/counter.tsx';
  // Astro's guide for Preact imports hooks like this, without the layer that imitates React.
  write(
    'src/counter.tsx',
    client === 'react'
      ? readFileSync(counter, 'utf8')
      : readFileSync(counter, 'utf8').replace("'react'", "'preact/hooks'"),
  );
  write(
    'astro.config.mjs',
    `import client from '@astrojs/${client}';
const intent = { name: 'intent', hooks: { 'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'intent', entrypoint: './intent.js' }) } };
export default { compressHTML: true, integrations: [client(), intent] };`,
  );
  write(
    'src/pages/index.astro',
    `---
import { Counter } from '../counter';
const [head, before, after] = ${JSON.stringify([head, before, after])};
---
<!DOCTYPE html><html><head><Fragment set:html={head} /></head><body><div set:html={before + '</div></main></div>'} /><Counter client:${directive} /><div set:html={after} /></body></html>`,
  );
  execFileSync(join(folder, 'node_modules/.bin/astro'), ['build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const built = resolve(`.cache/figures/${directive}-${client}`);
  rmSync(built, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), built, { recursive: true });
  return built;
}

/** A page that is measured, with the results of its visits in the order in which they are made. */
interface Variant {
  readonly name: string;
  readonly host: Awaited<ReturnType<typeof startHost>>;
  /** For each visit, how long after the first press the counter showed it, in milliseconds. */
  readonly effects: number[];
  /** How many presses of all visits were not counted. */
  lost: number;
}

/** A page for one visit, on a slow phone or as fast as the machine is. */
async function open(chrome: Browser, isSlow: boolean) {
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  }
  return page;
}

/** How many bytes reading transfers, and how many a press adds. */
async function weigh(chrome: Browser, { host }: Variant) {
  const page = await open(chrome, false);
  host.takeBytes();
  await page.goto(host.url, { waitUntil: 'networkidle' });
  const read = host.takeBytes();
  await page.getByRole('button').click();
  await page.waitForTimeout(1000);
  await page.context().close();
  return [read, host.takeBytes()] as const;
}

/**
 * Presses the counter's button as soon as it is there. Notes when the first press shows, and how many
 * presses were lost.
 */
async function press(chrome: Browser, variant: Variant): Promise<void> {
  const page = await open(chrome, true);
  await page.goto(variant.host.url, { waitUntil: 'commit' });
  const button = page.getByRole('button');
  await button.waitFor();
  const effect = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener(
          'click',
          () => {
            start ||= performance.now();
          },
          true,
        );
        new MutationObserver(() => {
          if (start && !/Count: 0/.test(document.body.innerText))
            resolve(performance.now() - start);
        }).observe(document, { characterData: true, childList: true, subtree: true });
        setTimeout(resolve, 6000, Number.POSITIVE_INFINITY);
      }),
  );
  for (let at = 0; at < PRESSES; at++) await button.click({ delay: 30 });
  variant.effects.push(await effect);
  const text = await page.getByText(/^Count/).innerText();
  variant.lost += PRESSES - Number(text.replace(/\D/g, ''));
  await page.context().close();
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const tarball = packIslands('islands-figures');
const builtIn = ({ folder }: { folder: string }) => join(folder, 'dist/public');
const stock = builtIn(buildProject('starter', undefined));
const config = readFileSync('.cache/adoption/react/starter-stock/waku.config.ts', 'utf8');
const withPreact = `import { islands } from 'waku-islands/vite';\n${config.replace('plugins: [', `plugins: [islands({ client: 'preact' }), `)}`;
const withStyles = `import { criticalCss } from 'waku-islands/critical-css';\nimport { islands } from 'waku-islands/vite';\n${config.replace('plugins: [', 'plugins: [criticalCss(), islands(), ')}`;
const variants = {
  'Waku’s own output': stock,
  'waku-islands': builtIn(buildProject('starter', tarball)),
  'waku-islands, Preact': builtIn(
    buildProject('starter', tarball, { 'waku.config.ts': withPreact }, 'starter-preact'),
  ),
  'waku-islands, critical CSS': builtIn(
    buildProject('starter', tarball, { 'waku.config.ts': withStyles }, 'starter-styles'),
  ),
  'Astro, `client:visible`': buildAstro(stock, 'visible'),
  'Astro, own intent directive': buildAstro(stock, 'intent'),
  'Astro, own intent directive, Preact': buildAstro(stock, 'intent', 'preact'),
};
const chrome = await chromium.launch({ executablePath: program(), args: [...launchFlags] });
const all: Variant[] = [];
for (const [name, root] of Object.entries(variants))
  all.push({ name, host: await startHost(root, false), effects: [], lost: 0 });
// The variants take turns, so that other work of the machine slows all of them alike.
for (let visit = 0; visit < VISITS; visit++) for (const one of all) await press(chrome, one);
const rows = [
  `| | to read | a press adds | total | press to effect (middle half) | presses lost of ${VISITS * PRESSES} |`,
  '| --- | ---: | ---: | ---: | ---: | ---: |',
];
for (const one of all) {
  const [read, pressed] = await weigh(chrome, one);
  const bytes = [read, pressed, read + pressed].map(kilobytes).join(' | ');
  const sorted = one.effects.toSorted((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) =>
    Math.round(sorted[Math.floor(VISITS * part)] as number),
  );
  rows.push(`| ${one.name} | ${bytes} | ${middle} ms (${low} to ${high}) | ${one.lost} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
  await one.host.close();
}
await chrome.close();
const text = readFileSync(README, 'utf8');
const table = `The starter's counter, in KB (brotli): HTML, CSS, script and payload. Presses as soon as the button is there, on a slow phone (1.6 Mbit/s, 150 ms, processor slowed four times); the effect is the median of ${VISITS} visits, made in turn; below zero: counted twice. By \`npm run figures\`.\n\n${rows.join('\n')}`;
writeFileSync(
  README,
  text.replace(
    /(<!-- weights -->\n)[\s\S]*(<!-- \/weights -->)/,
    (_, from, to) => `${from}${table}\n${to}`,
  ),
);
