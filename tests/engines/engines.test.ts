import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { differences, readPage } from '../../packages/waku-islands/test/adoption/differences';
import { buildProject } from '../../packages/waku-islands/test/adoption/project';
import { packIslands } from '../../packages/waku-islands/test/pack';
import { blog } from '../../src/content/blog';
import { overlay } from '../../src/content/overlay-words';
import { topLinks } from '../../src/layout/menus';
import { routeAt } from '../../src/routes';
import { allEngines } from '../../tools/engines';
import { type Served, serve } from '../../tools/serve';
import { SCRIPT, type SiteProxy, startSiteProxy } from '../support/site-proxy';
import { slidesInView } from '../support/slides-in-view';
import { sweptRoutes } from '../support/swept-routes';
import { DESKTOP, eventually, inBrowser, PHONE, type Session, type Visitor } from './session';

/** An article with a calculator. */
const ARTICLE = '/blog/restaurant-marketing-london-2';
const SUM = 'waku-island[data-island^="Calculator "]';
const carousel = `[aria-label="${blog.controls.carousel}"]`;
const topLink = (href: string) => `header nav a[href="${href}"]`;
/** The fields that are filled in; the others are posted empty. */
const filled = { firstName: 'Ada', surname: 'Lovelace', email: 'ada@example.com' } as const;

for (const engine of allEngines) {
  inBrowser(engine, (session) => {
    pages(session);
    islands(session);
    enquiry(session);
    // Last: after their menu of the right button WebKit's driver loses Shift, and types 2 for "@".
    presses(session, 'react');
  });
  // These presses need a browser of their own, for the same reason.
  inBrowser(engine, (session) => presses(session, 'preact'));
}

/** Pages are whole at both widths, links lead on, and back leads back. */
function pages({ visitor, allow }: Session): void {
  test('pages show their heading, faces and pictures', async () => {
    const page = visitor();
    for (const { path, seoTitle } of sweptRoutes.filter(({ tag }) => tag === '')) {
      await page.tab.resize(PHONE.width, PHONE.height);
      await page.open(path);
      const read = () => page.tab.evaluate(whatIsWrong, seoTitle);
      await eventually(read).toEqual([]);
      await page.tab.resize(DESKTOP.width, DESKTOP.height);
      await eventually(read).toEqual([]);
    }
  });

  test('the top links lead to their pages, and Back leads back', async () => {
    // WebKit reports that it leaves out the cross-fade where one page follows another at once.
    allow(/Skipping view transition/);
    const page = visitor();
    const expectAt = (href: string, top = 0) =>
      eventually(() =>
        page.tab.evaluate(() => [
          location.pathname,
          document.title,
          document.querySelector('header nav [aria-current=page]')?.textContent ?? '',
          Math.round(scrollY),
        ]),
      ).toEqual([
        href,
        routeAt(href).seoTitle,
        topLinks.find((link) => link.href === href)?.label ?? '',
        top,
      ]);
    await page.open('/about');
    for (const { href } of topLinks) {
      await page.press(topLink(href));
      await expectAt(href);
    }
    await page.open('/services');
    await page.tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.press(topLink('/about'));
    await expectAt('/about');
    await page.tab.back();
    await expectAt('/services', 900);
  });

  test('where scrolling drives no animation, the night of home rests at the line', async () => {
    const page = visitor();
    await page.open('/');
    const night = await page.tab.evaluate(() => {
      const scene = document.querySelector('section:has(img[src*=noon])') as Element;
      const edge = Number.parseFloat(getComputedStyle(scene).getPropertyValue('--edge'));
      return CSS.supports('animation-timeline: view()')
        ? 'driven'
        : `${Math.round((100 * edge) / innerWidth)} %`;
    });
    expect(night).toMatch(/^driven$|^68 %$/);
    // Letters without a fill of their own have the ground that is cut to their shape.
    const letters = await page.tab.evaluate(() => {
      const words = document.querySelector('section:has(img[src*=noon]) div:has(> h2)') as Element;
      const { webkitTextFillColor, backgroundClip, backgroundImage } = getComputedStyle(words);
      const isFilled = !/transparent|, 0\)/.test(webkitTextFillColor);
      return isFilled || (backgroundClip === 'text' && backgroundImage !== 'none');
    });
    expect(letters).toBe(true);
  });

  test('an article’s structured data are in the head once after Back', async () => {
    allow(/Skipping view transition/);
    const page = visitor();
    await page.open(ARTICLE);
    const count = () =>
      page.tab.evaluate(
        () => document.head.querySelectorAll('[type="application/ld+json"]').length,
      );
    expect(await count()).toBe(1);
    await page.tab.evaluate(() =>
      addEventListener('pagehide', () => {
        sessionStorage.left = document.querySelectorAll('[type="application/ld+json"]').length;
      }),
    );
    await page.press(topLink('/about'));
    await eventually(page.path).toBe('/about');
    expect(await page.tab.evaluate(() => sessionStorage.left)).toBe('0');
    await page.tab.back();
    await eventually(page.path).toBe(ARTICLE);
    await eventually(count).toBe(1);
  });
}

/** Code comes when an island is wanted and not before, and what was done meanwhile counts. */
function islands({ visitor }: Session): void {
  test('reading, an answer and the theme request no script', async () => {
    const page = visitor();
    await page.open('/services');
    await page.tab.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    await page.tab.move(320, 340);
    await page.press('#faq summary');
    await page.press('label:has([name=theme][value=night])');
    const isNight = () =>
      page.tab.evaluate(() => [
        document.documentElement.dataset.theme,
        document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value,
      ]);
    await eventually(isNight).toEqual(['night', 'night']);
    await page.open('/about');
    await eventually(isNight).toEqual(['night', 'night']);
    expect(page.proxy.asked.filter((path) => SCRIPT.test(path))).toEqual([]);
  });

  /** The text of parts of the calculator. */
  const read = (page: Visitor, part: 'dd' | '[role=status]') => () =>
    page.tab.evaluate(
      (parts) => [...document.querySelectorAll(parts)].map((it) => it.textContent).join(' '),
      `${SUM} ${part}`,
    );

  test('a press and what is typed are not lost while the code is on its way', async () => {
    const page = visitor();
    page.proxy.block(SCRIPT, 'hold');
    await page.open(ARTICLE);
    const before = await read(page, 'dd')();
    await page.fill(`${SUM} input[type=number]`, '1');
    await page.press(`${SUM} button`);
    page.proxy.clear();
    await page.hydrated('Calculator');
    await eventually(read(page, 'dd')).not.toBe(before);
    await eventually(read(page, '[role=status]')).not.toBe('');
  });

  test('a screen reader’s click, which no pointer precedes, and keys alone wake an island', async () => {
    const page = visitor();
    await page.open(ARTICLE);
    await page.tab.evaluate(
      (sum) => document.querySelector<HTMLElement>(`${sum} button`)?.click(),
      SUM,
    );
    await eventually(read(page, '[role=status]')).not.toBe('');
    await page.open('/contact');
    await page.tab.evaluate(() => document.querySelector<HTMLElement>('form input')?.focus());
    await page.tab.key('Tab');
    await page.hydrated('Enquiry');
  });

  test('the carousel moves by itself, and by its buttons before and with React', async () => {
    const page = visitor();
    const expectAt = (numbers: readonly number[]) =>
      eventually(() => page.tab.evaluate(slidesInView, carousel)).toEqual(numbers);
    page.proxy.block(SCRIPT, 'hold');
    await page.open('/blog');
    await page.tab.evaluate((root) => {
      document.querySelector(root)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, carousel);
    await page.tab.move(3, 3);
    await expectAt([1, 2, 3]);
    await expectAt([2, 3, 4]);
    await page.press(`${carousel} [data-by="-1"]`);
    await expectAt([1, 2, 3]);
    page.proxy.clear();
    await page.hydrated('CarouselDragging');
    await page.press(`${carousel} [data-by="1"]`);
    await expectAt([2, 3, 4]);
  });
}

/** The README's tables "What is replayed" and "With Preact", on the package's own site. */
function presses({ visitor, allow }: Session, client: 'react' | 'preact'): void {
  describe(client, () => {
    let served: Served;
    let proxy: SiteProxy;
    beforeAll(async () => {
      const { folder, said, hasFailed } = buildProject(
        'nested',
        packIslands('islands-engines'),
        {
          'waku.config.ts': `import { islands } from 'waku-islands';\nexport default { vite: { plugins: [islands({ client: '${client}' })] } };`,
        },
        `nested-engines-${client}`,
      );
      expect(hasFailed, said).toBe(false);
      served = await serve({ root: join(folder, 'dist/public'), port: 0 });
    });
    beforeEach(async () => {
      // The package's site has no icon, and no service for its form.
      allow(/favicon|posted/);
      proxy = await startSiteProxy(served.url);
      proxy.block(SCRIPT, 'hold');
    });
    afterEach(() => proxy.close());
    afterAll(() => served?.close());
    /** Gives a control the focus and types, as Tab and keys would. */
    const typeInto = async (selector: string, text: string) => {
      await visitor().tab.evaluate(
        (name) => document.querySelector<HTMLElement>(name)?.focus(),
        selector,
      );
      await visitor().tab.type(text);
    };
    const main = () => visitor().tab.evaluate(() => document.querySelector('main')?.textContent);

    test('each first press is replayed, whatever its handler', async () => {
      const { tab, press } = visitor();
      const control = 'section:has(a[href="#there"]) button';
      const read = () =>
        tab.evaluate(() => {
          const said = document.querySelectorAll('section:has(a[href="#there"]) p');
          return [location.hash, ...[...said].map(({ textContent }) => textContent)];
        });
      await tab.open(`${proxy.url}/together`);
      await tab.evaluate(countNative, control);
      await press(control, 'twice');
      await press(control, 'right');
      await typeInto(control, 'x');
      await press('a[href="#there"]');
      // Where WebKit opens its own menu, neither pointerup nor click follows.
      const native = await tab.evaluate(() => sessionStorage.native);
      expect(native).toMatch(/^pointerdown 3, .* dblclick 1, contextmenu 1, keydown 1, keyup 1$/);
      proxy.clear();
      await eventually(read).toEqual(['#there', native, 'links 1']);
    });

    test('what was done before React is handled once', async () => {
      const { tab, press } = visitor();
      await tab.open(`${proxy.url}/replay`);
      await typeInto('[aria-label=Animal]', 'fox');
      await typeInto('select', 'r');
      for (const control of [
        '[aria-label=Sure]',
        '[action] button',
        '[type=reset]',
        '[role=button]',
      ])
        await press(control);
      await press('summary');
      await press('[popovertarget]');
      proxy.clear();
      await eventually(main).toContain('fox red true');
      await eventually(main).toContain(
        'untyped 1, reset 1, popover 1, role 1, summary 1, toggle 1',
      );
      expect(proxy.asked.filter((path) => path === '/posted')).toHaveLength(1);
      expect(
        await tab.evaluate(() => document.querySelectorAll(':popover-open, details[open]').length),
      ).toBe(2);
    });

    test.each(differences(client))(
      '$name',
      async ({ typed, presses: pressed, says, complains }) => {
        const { tab, press } = visitor();
        if (complains) allow(complains);
        proxy.clear();
        await tab.open(`${proxy.url}/client`);
        if (typed) await typeInto('[aria-label=Item]', typed);
        for (const selector of pressed) await press(selector);
        await eventually(() => tab.evaluate(readPage)).toMatch(says);
      },
    );
  });
}

/** The form posts what was filled in, and the contact page answers it. */
function enquiry({ visitor }: Session): void {
  test('the answer to an enquiry opens over the form, and closes', async () => {
    const page = visitor();
    const state = () => page.tab.evaluate(stateOfForm);
    const names = Object.values(filled);
    const submit = () => page.press('main form [type=submit]');
    await page.open('/contact');
    await submit();
    // The browser does not submit an empty form.
    await eventually(() =>
      page.tab.evaluate(() => document.activeElement?.getAttribute('name')),
    ).toBe('firstName');
    for (const [name, value] of Object.entries(filled))
      await page.fill(`main form [name=${name}]`, value);
    expect(await state()).toMatchObject({ said: null, names });
    await submit();
    await eventually(() => page.posts().map(({ fields }) => Object.fromEntries(fields))).toEqual([
      { ...filled, companyName: '', contactNumber: '' },
    ]);
    const answered = { said: overlay.title, focused: 'dialog', names };
    await eventually(state).toEqual(answered);
    expect(await page.path()).toBe('/contact');

    await page.press('[role=dialog] button');
    await eventually(state).toEqual({ said: null, focused: 'submit', names });
    await page.tab.key('Enter');
    await eventually(state).toMatchObject({ said: overlay.title });
    await page.tab.key('Escape');
    await eventually(state).toEqual({ said: null, focused: 'submit', names });
  });
}

/* What follows runs in the page. */

/** The problems of a page: title, heading, fonts, overflow, pictures. */
function whatIsWrong(title: string): readonly string[] {
  const heading = document.querySelector('h1');
  const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1,
  );
  for (const picture of document.images) picture.loading = 'eager';
  return [
    document.title === title ? [] : `title: ${document.title}`,
    heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      ? []
      : 'no heading can be seen',
    ['Imbue', 'Instrument Sans'].filter((name) => !faces.some(({ family }) => family === name)),
    beyond.map((element) => `beyond the page: ${element.outerHTML.slice(0, 80)}`),
    [...document.images]
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc, src }) => `no picture: ${currentSrc || src}`),
  ].flat();
}

/** The overlay's text, the focused element, and the values of the fields. */
function stateOfForm() {
  const dialog = document.querySelector('[role=dialog]');
  const active = document.activeElement as HTMLElement | null;
  return {
    said: dialog?.querySelector('h2')?.textContent ?? null,
    focused: active?.closest('[role=dialog]') ? 'dialog' : (active?.getAttribute('type') ?? ''),
    names: ['firstName', 'surname', 'email'].map(
      (name) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value,
    ),
  };
}

/** Counts a control's events in session storage, to compare with what React handles. */
function countNative(control: string): void {
  const types = 'pointerdown mousedown pointerup mouseup click dblclick contextmenu keydown keyup';
  const counts = Object.fromEntries(types.split(' ').map((type) => [type, 0]));
  for (const type of Object.keys(counts)) {
    const count = ({ isTrusted, target }: Event) => {
      if (!isTrusted || !(target as Element).closest?.(control)) return;
      counts[type] = (counts[type] ?? 0) + 1;
      sessionStorage.native = Object.entries(counts)
        .map((entry) => entry.join(' '))
        .join(', ');
    };
    // Registered before the page's script, which keeps events for React.
    addEventListener(type, count, true);
  }
}
