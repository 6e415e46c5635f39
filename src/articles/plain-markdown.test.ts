import { expect, test } from 'vitest';
import { pictures } from '../content/pictures';
import { photographUrl } from '../parts/picture';
import { articles } from './article-list';
import { parseArticleText } from './parse-article-text';

/** A text as an article's plain Markdown. */
function markdownOf(source: string): string {
  const [article] = articles;
  if (!article) throw new Error('There is no article.');
  return parseArticleText({ ...article, sums: [], figures: {}, source }).markdown;
}

test("an article's own tags become what stands for them in Markdown", () => {
  const source = `One.

<Pull>

Worth reading twice.

</Pull>

<Worked title="A list to print">

1. Ring.
2. Write.

</Worked>

<Closing>

Go on.

</Closing>`;
  expect(markdownOf(source)).toBe(
    'One.\n\n> Worth reading twice.\n\n### A list to print\n\n1. Ring.\n2. Write.\n\nGo on.',
  );
});

test('tags in one another, in a list and on a line with words become Markdown, too', () => {
  const source = `<Worked title="Outside">

<Pull>

Inside.

</Pull>

</Worked>

- Before.

  <Pull>

  Listed.

  </Pull>

A <Pull>word</Pull> between <Key>2 others here</Key>.`;
  expect(markdownOf(source)).toBe(
    '### Outside\n\n> Inside.\n\n- Before.\n\n  > Listed.\n\nA word between 2\u00a0others here.',
  );
});

test('an ampersand and a number sign stay as they are, unless they would be read as mark-up', () => {
  expect(markdownOf('To A&E, as R&D told Beryl & Daughter.')).toBe(
    'To A&E, as R&D told Beryl & Daughter.',
  );
  expect(markdownOf('\\#f1f3ef by day.')).toBe('#f1f3ef by day.');
  expect(markdownOf('\\# by day.')).toBe('\\# by day.');
  expect(markdownOf('Written &amp;copy; and \\\\&E.')).toBe('Written \\&copy; and \\\\&E.');
});

test('tables stay tables', () => {
  const table = '| A | B |\n| - | - |\n| 1 | 2 |';
  expect(markdownOf(`<Table title="Two, in £">\n\n${table}\n\n</Table>`)).toBe(
    `**Two, in £**\n\n${table}`,
  );
});

test('a photograph stands over its caption, at its address', () => {
  expect(markdownOf('<Photo of="bell">\n\nIt rings.\n\n</Photo>')).toBe(
    `![${pictures.bell.alt}](${photographUrl('bell')})\n\nIt rings.`,
  );
});

test('a worked example is a file of its own, and its tables are another', () => {
  const [article] = articles;
  if (!article) throw new Error('There is no article.');
  const source = `<Worked title="Say it, then go">

Two ways.

<Table title="When">

| When | Words |
| --- | --- |
| Now | "Yes", loudly |

</Table>

</Worked>`;
  expect(parseArticleText({ ...article, source, sums: [], figures: {} }).worked).toEqual([
    {
      id: 'say-it-then-go',
      title: 'Say it, then go',
      markdown:
        '### Say it, then go\n\nTwo ways.\n\n**When**\n\n| When | Words         |\n| ---- | ------------- |\n| Now  | “Yes”, loudly |',
      csv: 'When,Words\r\nNow,"“Yes”, loudly"\r\n',
    },
  ]);
});

test('a calculator becomes a table of its worked figures', () => {
  const article = articles.find(({ slug }) => slug === 'restaurant-marketing-london-2');
  if (!article) throw new Error('There is no such article.');
  const { markdown } = parseArticleText(article);
  expect(markdown).toContain('### What is left of a delivery order');
  expect(markdown).toMatch(/\| Left for the cook and the gas +\| \*\*£4\.60\*\* +\|/);
});
