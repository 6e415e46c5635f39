import { describe, expect, test } from 'vitest';
import { contact } from '../../src/content/contact-page';
import { site } from '../../src/site/site';
import { basePath, type Page, pages, textOf } from './pages';

const FIELDS = ['firstName', 'surname', 'companyName', 'email', 'contactNumber'];
const DASHBOARD_HEIGHT = '800';

function pageAt(path: string): Page {
  const page = pages.find(({ route }) => route.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
}

/** The home page's own number goes to the contact page by a form that only asks for it. */
const POSTED = 'form:not([method=get])';

test('forms stand on the home and the contact page, one each, and nowhere else', () => {
  const counts = pages
    // The specimen shows every part of the design, the form among them.
    .filter(({ route, $ }) => route.kind !== 'specimen' && $(POSTED).length > 0)
    .map(({ route, $ }) => [route.path, $(POSTED).length]);
  expect(counts).toEqual([
    ['/', 1],
    ['/contact', 1],
  ]);
});

describe.each(['/', '/contact'])('the form of %s', (path) => {
  const { $ } = pageAt(path);
  const form = $(POSTED);

  test('is a native post of exactly the five fields to the configured address', () => {
    expect(form.attr('method')).toBe('post');
    expect(form.attr('action')).toBe(site.form);
    expect(form.attr('enctype') ?? 'application/x-www-form-urlencoded').toBe(
      'application/x-www-form-urlencoded',
    );
    expect(form.attr('novalidate')).toBeUndefined();
    const named = form.find('[name]').map((_, element) => $(element).attr('name'));
    expect(named.get()).toEqual(FIELDS);
  });

  test('has a label for each field, and lets the browser help and check', () => {
    for (const name of FIELDS) {
      const field = form.find(`[name=${name}]`);
      const label = field.closest('label');
      expect(label.text().trim(), name).not.toBe('');
      expect(field.attr('autocomplete'), name).toBeTruthy();
    }
    expect(form.find('[name=email]').attr('type')).toBe('email');
    expect(form.find('[name=contactNumber]').attr('type')).toBe('tel');
    expect(form.find('[required]').length).toBeGreaterThan(0);
    expect(form.find('button[type=submit]').text().trim()).toBe('Enquire Now');
  });
});

const frames: readonly (readonly [path: string, src: string])[] = [
  ['/work/hair-nova', site.dashboards['hair-nova']],
  ['/contact', site.map],
  ['/proposals/pipd-de-poule', site.dashboards['pipd-de-poule']],
  ['/proposals/multi-lines-kitchens', site.dashboards['multi-lines-kitchens']],
];

/** An address as a page writes it. */
const addressIn = (src: string) => (src.startsWith('/') ? basePath + src.slice(1) : src);

test('frames stand on these pages alone, with the configured addresses', () => {
  const found = pages.flatMap(({ route, $ }) =>
    $('iframe[src]')
      .map((_, element) => [[route.path, $(element).attr('src')]])
      .get(),
  );
  expect(found.toSorted()).toEqual(frames.map(([path, src]) => [path, addressIn(src)]).toSorted());
});

describe.each(frames)('the frame of %s', (path, src) => {
  const { $ } = pageAt(path);
  const frame = $('iframe[src]');

  test('has a title, waits until it is near, and says when frames are not supported', () => {
    expect(frame.attr('title')?.trim()).toBeTruthy();
    expect(frame.attr('loading')).toBe('lazy');
    expect(contact.map.fallback).toBe('Your browser does not support iframes.');
    expect(frame.text()).toBe(contact.map.fallback);
  });

  test('is 800 px high where it is a dashboard', () => {
    expect(frame.attr('height') === DASHBOARD_HEIGHT).toBe(src !== site.map);
  });
});

test.each(frames)('beside the frame of %s a link opens its page by itself', (path, src) => {
  const { $ } = pageAt(path);
  expect($(`main a[href="${src}"]`)).toHaveLength(1);
});

test('pages in frames have no header, no footer and no island', () => {
  const framed = pages.filter(({ route }) => route.kind === 'frame');
  expect(framed.length).toBeGreaterThan(0);
  for (const { route, $ } of framed) {
    expect($('body header nav, body > header, nav, waku-island'), route.path).toHaveLength(0);
    expect($('meta[name=robots]').attr('content'), route.path).toBe('noindex');
    expect($('h1'), route.path).toHaveLength(1);
  }
});

test.each(Object.keys(site.dashboards))('the readings of %s can be downloaded', (client) => {
  const { $ } = pageAt(`/live/${client}`);
  const href = $('a[download]').attr('href') ?? '';
  expect(textOf(href.slice(basePath.length))).toMatch(/^date,term,position,address\n/);
});

test('no page holds a frame without an address: the one that a form posts into comes with React', () => {
  for (const { route, $ } of pages) {
    expect($('iframe:not([src])'), route.path).toHaveLength(0);
  }
});
