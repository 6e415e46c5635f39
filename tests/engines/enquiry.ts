import { expect, test } from 'vitest';
import { overlay } from '../../src/content/contact';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

/** What is filled in; the other fields are posted empty. */
const filled = { firstName: 'Ada', surname: 'Lovelace', email: 'ada@example.com' } as const;
const names = Object.values(filled);

export async function fillIn(page: Visitor): Promise<void> {
  for (const [name, value] of Object.entries(filled))
    await page.fill(`main form [name=${name}]`, value);
}

export const submit = (page: Visitor) => page.press('main form [type=submit]');

export async function expectPosted(page: Visitor): Promise<void> {
  const posted = { ...filled, companyName: '', contactNumber: '' };
  await eventually(() => page.host.posts().map(({ fields }) => Object.fromEntries(fields))).toEqual(
    [posted],
  );
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
    await page.open('/contact');
    await submit(page);
    // The browser holds an empty form back.
    await eventually(() =>
      page.tab.evaluate(() => document.activeElement?.getAttribute('name')),
    ).toBe('firstName');
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

    await page.press('[role=dialog] button');
    await eventually(() => state(page)).toEqual({ said: null, focused: 'submit', names });
    await page.tab.key('Enter');
    await eventually(() => state(page)).toMatchObject({ said: overlay.title });
    await page.tab.key('Escape');
    await eventually(() => state(page)).toEqual({ said: null, focused: 'submit', names });
  });
}
