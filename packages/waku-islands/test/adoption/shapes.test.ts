import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchFlags, browser as program } from '../../../../tools/browser';
import { packIslands } from '../pack';
import { type Host, startHost } from './host';
import { buildProject, client, type Files, type Project } from './project';
import { holdScripts, visitor } from './visitor';

const UI = 'node_modules/acme-ui';
/** A package whose component imports its sheet. */
const PACKAGE: Files = {
  [`${UI}/package.json`]: `{ "name": "acme-ui", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  [`${UI}/index.js`]: `'use client';\nimport { createElement } from 'react';\nimport './index.css';\nexport const Button = () => createElement('button', { className: 'acme' }, 'Acme');`,
  [`${UI}/index.css`]: '.acme { color: rgb(13, 14, 15); }',
  // A file that GitHub Pages leaves out unless it is told.
  'public/_more.txt': 'more',
};
const CRITICAL = `import { islands } from 'waku-islands';\nimport { criticalCss } from 'waku-islands/critical-css';\nexport default { vite: { plugins: [criticalCss(), islands()] } };`;
const builtIn = ({ folder }: Project) => join(folder, 'dist/public');

let tarball: string;
let project: Project;
let host: Host;
beforeAll(async () => {
  tarball = packIslands('islands-shapes');
  project = buildProject('shapes', tarball, PACKAGE);
  expect(project.hasFailed, project.said).toBe(false);
  host = await startHost(builtIn(project), true);
});
afterAll(() => host.close());

/** The text colour of the element with a text. */
const colourOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);

describe('style sheets of client components', () => {
  /** The colours that sheets give to elements, one for each way in which a sheet is imported. */
  const COLOURS = {
    Open: 'rgb(1, 2, 3)',
    'In a slot': 'rgb(7, 8, 9)',
    Still: 'rgb(10, 11, 12)',
    Acme: 'rgb(13, 14, 15)',
  };
  const expectStyled = async (page: Page) => {
    const found = await Promise.all(
      Object.keys(COLOURS).map(async (text) => {
        const element = text === 'Open' ? page.locator('.plain') : page.getByText(text);
        return [text, await element.evaluate((one) => getComputedStyle(one).color)] as const;
      }),
    );
    expect(Object.fromEntries(found)).toEqual(COLOURS);
    expect(await page.locator('.plain').evaluate((one) => getComputedStyle(one).padding)).toBe(
      '3px',
    );
  };

  test('are linked, wherever they are imported', async () => {
    const { page, scripts } = visitor;
    await page.goto(host.url);
    await expectStyled(page);
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('Later').waitFor();
    await expect.poll(() => colourOf(page, 'Later')).toBe('rgb(4, 5, 6)');
    await expectStyled(page);
  });

  test('stand in the order of Waku’s own output, and no chunk is made for them', () => {
    const linked = (html: string) =>
      [
        ...html.matchAll(
          /<link rel="stylesheet" href="[^"]*\/(acme-ui|in-slot|styles|styled)-[^"]*\.css"/g,
        ),
      ].map(([, name]) => name);
    const html = readFileSync(join(builtIn(project), 'index.html'), 'utf8');
    expect(linked(html)).toEqual(['acme-ui', 'in-slot', 'styles', 'styled']);
    expect(globSync('assets/styles-*.js', { cwd: builtIn(project) })).toEqual([]);
  });

  test('are taken in by the critical CSS', async () => {
    const critical = buildProject(
      'shapes',
      tarball,
      { ...PACKAGE, 'waku.config.ts': CRITICAL },
      'shapes-critical',
    );
    const other = await startHost(builtIn(critical), true);
    try {
      const { page } = visitor;
      await page.goto(other.url);
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
      await expectStyled(page);
      await page.getByRole('button', { name: 'Open' }).click();
      await expect.poll(() => colourOf(page, 'Later')).toBe('rgb(4, 5, 6)');
    } finally {
      await other.close();
    }
  });
});

describe('what an island waits for', () => {
  test('stands in its HTML, with its styles', async () => {
    const { page, scripts } = visitor;
    await page.goto(`${host.url}/waits`);
    expect(await page.getByText('Later').count()).toBe(2);
    await page.getByText('Hello there').waitFor();
    await expect
      .poll(() =>
        page
          .getByText('Later')
          .first()
          .evaluate((one) => getComputedStyle(one).color),
      )
      .toBe('rgb(4, 5, 6)');
    expect(scripts).toEqual([]);
  });

  test('hears a press that came before hydration', async () => {
    const { page } = visitor;
    await page.goto(`${host.url}/waits`);
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByText('Chosen 1').waitFor();
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByText('Chosen 2').waitFor();
  });
});

describe('what is done before React', () => {
  test('counts where the first press replaces the pressed icon', async () => {
    const { page } = visitor;
    const release = await holdScripts(page);
    await page.goto(`${host.url}/presses`);
    await page.evaluate(() => {
      document.addEventListener('click', () => {
        document.title = `${Number(document.title) + 1}`;
      });
      document.title = '0';
    });
    for (let press = 0; press < 3; press++)
      await page.getByRole('button', { name: 'Icon' }).click();
    expect(await page.title()).toBe('3');
    release();
    await page.getByText('Icon 3').waitFor();
    expect(await page.title()).toBe('3');
  });

  test('counts where React renders the island anew, since the browser makes other HTML of it', async () => {
    const { page, allowed, complaints } = visitor;
    // React says that the HTML differs; Preact takes it as it is.
    const mismatch = /#418/;
    if (client === 'react') allowed.push(mismatch);
    const release = await holdScripts(page);
    await page.goto(`${host.url}/presses`);
    await page.getByRole('button', { name: 'Mismatch' }).click();
    release();
    await page.getByText('Mismatch 1').waitFor();
    if (client === 'react') await expect.poll(() => complaints.join()).toMatch(mismatch);
  });

  test('Enter in a field without a form, and a chosen file, reach their handlers', async () => {
    const { page } = visitor;
    const release = await holdScripts(page);
    await page.goto(`${host.url}/presses`);
    await page.getByLabel('Item to add').fill('milk');
    await page.getByLabel('Item to add').press('Enter');
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    release();
    await page.getByText('Items: milk; file: a.txt').waitFor();
  });

  test('a form without an address is held, and nothing of it stands in the page’s address', async () => {
    const { page } = visitor;
    const release = await holdScripts(page);
    await page.goto(`${host.url}/presses`);
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Sign up' }).click();
    release();
    await page.getByText('Sent ada@example.org').waitFor();
    await page.unroute(/\.js$/);
    await page.route(/\.js$/, (route) => route.fulfill({ status: 503, body: '' }));
    visitor.allowed.push(/status of 503|dynamically imported module/);
    await page.reload();
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Sign up' }).click();
    // Given up after five seconds, the form is let go, and not sent: it has no address.
    const isHeld = () =>
      [...document.querySelectorAll('waku-island')].some((island) => Reflect.get(island, 'held'));
    expect(await page.evaluate(isHeld)).toBe(true);
    await expect.poll(() => page.evaluate(isHeld)).toBe(false);
    expect(page.url()).toBe(`${host.url}/presses`);
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.org');
  });
});

describe('islands that share something', () => {
  test('wake together where it is a variable of their file', async () => {
    const { page } = visitor;
    await page.goto(`${host.url}/shared`);
    await page.getByRole('button', { name: 'Added' }).click();
    for (const text of ['Added 1', 'Shown 1', 'Opened']) await page.getByText(text).waitFor();
  });

  test('are named by the build, once a file, where it is an event on the window', () => {
    const [, table = ''] = project.said.split('warnings, by file:');
    expect(table).toMatch(
      /src\/components\/cart\.tsx\n +has an effect \(line 8\), onMouseEnter \(line 13\), and sleeps until a press\. .*'visible'.*'load' and 'idle' bring React.*\n +listens for an event that src\/components\/buy\.tsx dispatches/,
    );
    expect(table.match(/src\/components\/cart\.tsx\n/g)).toHaveLength(1);
    expect(table).not.toMatch(/ {2}src\/components\/(?:buy|presses|styled)\.tsx\n/);
  });
});

test('a place of use says when its island wakes, whatever the file says', async () => {
  const { page } = visitor;
  await page.goto(`${host.url}/places`);
  const islands = page.locator('waku-island');
  await expect
    .poll(() => islands.evaluateAll((all) => all.map((it) => 'status' in it)))
    .toEqual([true]);
  expect(await islands.first().getAttribute('data-wake')).toBe('visible');
  expect(await islands.first().getAttribute('data-props')).toBeNull();
  await page.getByText('In a slot').waitFor();
  await page.goto(`${host.url}/presses`);
  expect(await islands.first().getAttribute('data-wake')).toBeNull();
});

describe('the ways of a browser and of hosts', () => {
  test('an address with a trailing slash or a query brings the same page', async () => {
    const { page } = visitor;
    for (const address of ['/presses/', '/presses?from=here']) {
      await page.goto(host.url + address);
      await page.getByRole('button', { name: 'Icon' }).click();
      await page.getByText('Icon 1').waitFor();
    }
  });

  test('a press counts while a view transition leads onto the page', async () => {
    const { page, allowed } = visitor;
    // Chromium reports a transition that it left out.
    allowed.push(/Transition was aborted/);
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.title = 'viewTransition' in event && event.viewTransition ? 'moved' : '';
      });
    });
    // A browser leaves a transition out where a busy machine draws too late for it; the press has
    // to count either way, and one of the navigations has to have had its transition.
    let transitions = 0;
    for (let navigation = 0; transitions === 0 && navigation < 10; navigation += 1) {
      await page.goto(`${host.url}/shared`);
      await page.evaluate(
        () =>
          new Promise((drawn) => {
            requestAnimationFrame(() => requestAnimationFrame(drawn));
          }),
      );
      await page.evaluate(() => location.assign('/presses'));
      await page.waitForURL('**/presses');
      await page.getByRole('button', { name: 'Icon' }).click();
      await page.getByText('Icon 1').waitFor();
      if ((await page.title()) === 'moved') transitions += 1;
    }
    expect(transitions).toBe(1);
  });

  test('Back brings a page from the cache with its islands as they were', async () => {
    const own = await chromium.launch({
      executablePath: program(),
      args: [...launchFlags],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await own.newPage();
      await page.goto(`${host.url}/presses`);
      await page.getByRole('button', { name: 'Icon' }).click();
      await page.getByText('Icon 1').waitFor();
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.title = `from the cache: ${persisted}`;
        });
      });
      await page.goto(`${host.url}/shared`);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.title()).toBe('from the cache: true');
      await page.getByText('Icon 1').waitFor();
      await page.getByRole('button', { name: 'Icon' }).click();
      await page.getByText('Icon 2').waitFor();
    } finally {
      await own.close();
    }
  });

  test('.nojekyll is written where a file of the finished site begins with an underscore', () => {
    expect(existsSync(join(builtIn(project), '.nojekyll'))).toBe(true);
  });
});
