import { expect, test } from 'vitest';
import { overlay } from '../../src/content/contact';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

const field = (name: string) => `main form [name=${name}]`;
const SUBMIT = 'main form [type=submit]';
const DISMISS = '[role=dialog] button';

/** What is filled in, and how the whole of it is posted. */
const filled = { firstName: 'Ada', surname: 'Lovelace', email: 'ada@example.com' } as const;
const posted = [
  ['firstName', 'Ada'],
  ['surname', 'Lovelace'],
  ['companyName', ''],
  ['email', 'ada@example.com'],
  ['contactNumber', ''],
] as const;

export async function fillIn(page: Visitor): Promise<void> {
  for (const [name, value] of Object.entries(filled)) await page.fill(field(name), value);
}

export async function submit(page: Visitor): Promise<void> {
  await page.press(SUBMIT);
}

export async function expectPosted(page: Visitor): Promise<void> {
  await eventually(() => page.host.posts().map(({ fields }) => fields)).toEqual([posted]);
}

/** What the page says over its form, what of it has the focus, and what stands in the fields. */
const state = ({ tab }: Visitor) =>
  tab.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const active = document.activeElement as HTMLElement | null;
    return {
      said: dialog?.querySelector('h2')?.textContent ?? null,
      focused: active?.closest('[role=dialog]') ? 'dialog' : (active?.getAttribute('type') ?? ''),
      names: ['firstName', 'surname', 'email'].map(
        (name) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value,
      ),
    };
  });

/** The form posts what was filled in, and the contact page answers it. */
export function enquiry({ visitor }: Session): void {
  test('the answer to an enquiry comes over the form, and goes again', async () => {
    const page = visitor();
    const names = Object.values(filled);
    await page.open('/contact');
    await fillIn(page);
    expect(await state(page)).toMatchObject({ said: null, names });
    await submit(page);
    await expectPosted(page);
    await eventually(() => state(page)).toEqual({
      said: overlay.title,
      focused: 'dialog',
      names,
    });
    expect(await page.path()).toBe('/contact');

    await page.press(DISMISS);
    await eventually(() => state(page)).toEqual({ said: null, focused: 'submit', names });

    await page.tab.key('Enter');
    await eventually(() => state(page)).toMatchObject({ said: overlay.title });
    await page.tab.key('Escape');
    await eventually(() => state(page)).toEqual({ said: null, focused: 'submit', names });
  });

  for (const path of ['/', '/contact']) {
    test(`${path}: the browser holds an empty form back and points at its first field`, async () => {
      const page = visitor();
      await page.open(path);
      await submit(page);
      await eventually(() =>
        page.tab.evaluate(() => document.activeElement?.getAttribute('name')),
      ).toBe('firstName');
      expect(await page.tab.evaluate(() => document.querySelectorAll(':user-invalid').length)).toBe(
        3,
      );
      expect(await page.path()).toBe(path);
      expect(page.host.posts()).toEqual([]);
    });
  }

  test('the home form posts as any form does', async () => {
    const page = visitor();
    await page.open('/');
    await fillIn(page);
    await submit(page);
    await expectPosted(page);
  });
}
