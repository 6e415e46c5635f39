/** A row of a mock-up, in the order in which a visitor meets it; `note` says what it is for. */
export type MockupRow = (
  | { readonly title: string }
  | { readonly text: string }
  /** What stands at the left of the row, and at its right. */
  | { readonly pair: readonly [string, string] }
  | { readonly button: string }
  /** What the photograph in this place shows. */
  | { readonly picture: string }
  /** Who speaks, and what is said. */
  | { readonly said: readonly [string, string] }
) & { readonly note?: string };

/** The annotated drawing of a thing to make: a page, a profile, a message, a script, a list. */
export interface Mockup {
  readonly kind: 'mockup';
  readonly title: string;
  /** One sentence that says what is to be seen. */
  readonly caption: string;
  /** The address, name or place at the head of the sheet. */
  readonly head: string;
  readonly rows: readonly MockupRow[];
}

/** @throws when a mock-up says nothing or explains nothing, naming it and how to fix it */
export function assertMockup({ title, rows }: Mockup): void {
  const fail = (what: string, fix: string): never => {
    throw new Error(`Mock-up "${title}": ${what}. ${fix}`);
  };
  if (rows.length === 0) fail('it has no rows', 'Give it what a visitor would see.');
  if (!rows.some(({ note }) => note)) {
    fail('no row has a note', 'Say at least once what a row is for.');
  }
  rows.forEach((row, index) => {
    const words = wordsOf(row);
    if (words.some((text) => text.trim() === '')) {
      fail(`row ${index + 1} is empty`, 'Write its text, or leave the row out.');
    }
  });
}

/** The words of a row, from left to right. */
export function wordsOf(row: MockupRow): readonly string[] {
  if ('pair' in row) return row.pair;
  if ('said' in row) return row.said;
  if ('title' in row) return [row.title];
  if ('button' in row) return [row.button];
  if ('picture' in row) return [row.picture];
  return [row.text];
}
