import { describe, expect, test } from 'vitest';
import { contact } from '../../src/content/contact-page';
import { site } from '../../src/site/site';
import { basePath, pageAt } from './pages';

const FIELDS = ['firstName', 'surname', 'companyName', 'email', 'contactNumber'];
/** All forms but the one for the visitor's number, which posts nothing. */
const POSTED = 'form[method=post]';

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

  test.each(frames)(
    'that of %s has its address, a title, its height and a link beside it, and waits until it is near',
    (path, src) => {
      const { $ } = pageAt(path);
      const frame = $('iframe');
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
});
