import { describe, expect, test } from 'vitest';
import { contact } from '../../src/content/contact-page';
import { site } from '../../src/site/site';
import { basePath, pageAt, pages } from './pages';

const FIELDS = ['firstName', 'surname', 'companyName', 'email', 'contactNumber'];
/** That of the home page's own number only asks for it. */
const POSTED = 'form[method=post]';

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

test.each(['/', '/contact'])(
  'the form of %s posts exactly the five fields by itself, and the browser helps and checks',
  (path) => {
    const { $ } = pageAt(path);
    const form = $(POSTED);
    expect(form.attr()).toMatchObject({ method: 'post', action: site.form });
    expect(form.is('[novalidate], [enctype]')).toBe(false);
    expect(
      form
        .find('[name]')
        .map((_, field) => $(field).attr('name'))
        .get(),
    ).toEqual(FIELDS);
    for (const name of FIELDS) {
      const field = form.find(`[name=${name}]`);
      expect(field.closest('label').text().trim(), name).not.toBe('');
      expect(field.attr('autocomplete'), name).toBeTruthy();
    }
    expect(form.find('[name=email][type=email], [name=contactNumber][type=tel]')).toHaveLength(2);
    expect(form.find('button[type=submit]').text().trim()).toBe('Enquire Now');
  },
);

describe('frames', () => {
  const frames = [
    ['/work/hair-nova', site.dashboards['hair-nova']],
    ['/contact', site.map],
    ['/proposals/pipd-de-poule', site.dashboards['pipd-de-poule']],
    ['/proposals/multi-lines-kitchens', site.dashboards['multi-lines-kitchens']],
  ] as const;

  test('stand on these pages alone, each with an address', () => {
    const found = pages.filter(({ $ }) => $('iframe').length > 0).map(({ route }) => route.path);
    expect(found.toSorted()).toEqual(frames.map(([path]) => path).toSorted());
  });

  test.each(frames)(
    'that of %s has its address, a title, its height and a link beside it, and waits until it is near',
    (path, src) => {
      const { $ } = pageAt(path);
      const frame = $('iframe');
      expect(frame).toHaveLength(1);
      expect(frame.attr()).toMatchObject({
        src: src.startsWith('/') ? basePath + src.slice(1) : src,
        title: expect.stringMatching(/\S/),
        loading: 'lazy',
      });
      expect(frame.attr('height') === '800').toBe(src !== site.map);
      expect(contact.map.fallback).toBe('Your browser does not support iframes.');
      expect(frame.text()).toBe(contact.map.fallback);
      expect($(`main a[href^="${frame.attr('src')}"]`)).toHaveLength(1);
    },
  );

  test('show pages that have no header, no footer and no island, and are not listed', () => {
    const framed = pages.filter(({ route }) => route.kind === 'frame');
    expect(framed.length).toBeGreaterThan(0);
    for (const { route, $ } of framed) {
      expect($('body > header, body > footer, nav, waku-island'), route.path).toHaveLength(0);
      expect(route.visibility).toBe('unlisted');
    }
  });
});
