import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { smartQuotes } from '../../src/content/smart-quotes';
import { tables } from '../../src/content/tables';

const parser = unified().use(remarkParse).use(tables).use(remarkMdx);
const library = parser().use(remarkSmartypants, { dashes: false }).freeze();
const ours = parser().use(smartQuotes).freeze();

test.each([
  `It isn't the shop's fault, and rock'n'roll isn't either.`,
  `"'Quoted' words in a larger quote."`,
  `The '80s, 'tis the season; the dogs' bones.`,
  `*don't*'s \`a'b\` **"x"**, ["x"](/a)'s "don't"`,
  'wait... and . . . then',
  "``x'' y",
  `| a'b | "c" |\n| --- | --- |\n| l'été | d'"accord" |`,
  `# It's "it"\n\n- a'b\n- "c"`,
  `<Pull>\n\n"Don't" he said, 'so'\n\n</Pull>`,
])('quotes become what the library makes of them: %s', (text) => {
  const tree = ours.runSync(ours.parse(text));
  expect(tree).toEqual(library.runSync(library.parse(text)));
  expect(tree).not.toEqual(ours.parse(text));
});
