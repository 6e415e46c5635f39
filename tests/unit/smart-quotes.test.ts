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
  `"Come," he said. "Now!" "When?" (the sign says "open") and the dogs' bones, "5" of them.`,
  `"First."\n\nThe "second"; a 6" nail\n"third" ... "fourth"`,
  `- "a"\n- **"b"** "c"\n- "d" *"e"*, "f".`,
])('quotes become what the library makes of them: %s', (text) => {
  const tree = ours.runSync(ours.parse(text));
  expect(tree).toEqual(library.runSync(library.parse(text)));
  expect(tree).not.toEqual(ours.parse(text));
});

test('in five thousand texts of quotes and what stands beside them, too', () => {
  const pieces = `" " " ' ' a dogs s The 80s 7 . , ! ? ) ( *b* \`c\` é … - [ ](/a) **`.split(' ');
  const beside = [' ', ' ', ' ', ': ', '. ', '\n'];
  const all = [...pieces, ...beside];
  // The same texts each time: https://en.wikipedia.org/wiki/Linear_congruential_generator
  let state = 7;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  for (let round = 0; round < 5000; round += 1) {
    const text = Array.from({ length: 3 + random(9) }, () => all[random(all.length)]).join('');
    const tree = ours.runSync(ours.parse(text));
    expect(tree, text).toEqual(library.runSync(library.parse(text)));
  }
});
