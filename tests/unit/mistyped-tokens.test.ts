import postcss from 'postcss';
import { expect, test } from 'vitest';
import { messageOf, mistypedIn } from '../../src/build/mistyped-tokens';

const wrong = (css: string) => mistypedIn(postcss.parse(css));

test.each([
  ['a colour', '.a{background:texxt}', 'background', 'texxt'],
  ['a border', '.a{border-top:hiar}', 'border-top', 'hiar'],
  ['a space', '.a{padding-left:strat}', 'padding-left', 'strat'],
  ['a layer', '.a{z-index:overr}', 'z-index', 'overr'],
  ['a part of a value', '.a{margin:0 auto 0 strat}', 'margin', 'strat'],
  ['a reference', '.a{transition:opacity durations\\.drwa}', 'transition', 'durations.drwa'],
  ['a reference in a sum', '.a{width:calc(1px + spacing\\.x)}', 'width', 'spacing.x'],
  ['a movement', '.a{animation:unfoldd 1s}', 'animation', 'unfoldd 1s'],
])('%s that the theme does not know is found', (_, css, property, word) => {
  expect(wrong(css)).toEqual([{ property, word }]);
});

test('what is CSS, and what the theme resolves, passes', () => {
  expect(
    wrong(`:root{--colors-text:light-dark(#000,#fff);--fonts-title:340 clamp(1rem,2vw,3rem)/1 serif}
      @keyframes unfold{from{height:0}}
      .a{color:var(--colors-text);font:var(--fonts-title);padding:max(1px,env(safe-area-inset-bottom)) 0;
      animation:unfold 1s;width:var(--of-the-element);grid-template-columns:subgrid;text-wrap:balance;
      background:repeating-linear-gradient(90deg, var(--colors-text) 0 1px, transparent 1px 64px)}`),
  ).toEqual([]);
});

test('the message says where the word stands', () => {
  expect(
    messageOf(
      [{ property: 'paddingBlock', word: 'rhythm' }],
      ['src/theme/colours.ts', 'src/components/section.styles.ts'],
    ),
  ).toMatch(
    /^Styles with unknown words.+\n {2}"rhythm" \(paddingBlock\) is no token .+: src\/components\/section\.styles\.ts:\d+$/,
  );
});
