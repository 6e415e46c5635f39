import { defineSemanticTokens, defineTokens } from '@pandacss/dev';
import { type ColourRole, colours } from './colours';

/** Tokens for sizes, type and motion. */
export const tokens = defineTokens({
  fonts: {
    /** Fallback fonts are fitted in `src/build/fonts.yaml`. */
    display: { value: '"Imbue", "Imbue fallback", "Imbue fallback 2", serif' },
    text: { value: '"Instrument Sans", "Instrument Sans fallback", system-ui, sans-serif' },
    /**
     * Shorthands: weight, size, line height, family. Descenders and ascenders of Imbue take 1.01 em
     * together at the largest optical size and a little more at smaller ones, so that no line
     * touches the next. On a phone the promise, home's headline, has two lines, to keep the buttons in sight.
     */
    hero: {
      value:
        '340 min(20.6vw - 11px, max(5.5rem, min(13.6vw, 14.6vw - 14px)), 22rem)/1.04 {fonts.display}',
    },
    headline: { value: '340 clamp(3.375rem, 8vw, 8.5rem)/1.04 {fonts.display}' },
    heading: { value: '340 clamp(3.125rem, 6.7vw, 6.75rem)/1.04 {fonts.display}' },
    title: { value: '340 clamp(1.875rem, 2.9vw, 2.875rem)/1.08 {fonts.display}' },
    quote: { value: '340 clamp(1.875rem, 3vw, 3rem)/1.04 {fonts.display}' },
    reading: { value: '340 1em/0.74 {fonts.display}' },
    /**
     * The hero's field. On a phone it is no larger than the promise; on a tablet it has to fit into
     * the narrow column right of the meridian.
     */
    field: { value: '340 clamp(3.25rem, min(10svh, 7.4vw), 5rem)/0.95 {fonts.display}' },
    body: { value: '400 clamp(1rem, 0.95vw + 0.25rem, 1.125rem)/1.58 {fonts.text}' },
  },
  fontWeights: {
    display: { value: '340' },
    text: { value: '400' },
    strong: { value: '550' },
  },
  fontSizes: {
    small: { value: 'clamp(0.9375rem, 1.3vw, 1rem)' },
    tiny: { value: '0.875rem' },
    body: { value: 'clamp(1rem, 0.95vw + 0.25rem, 1.125rem)' },
    lead: { value: 'clamp(1.125rem, 1.35vw, 1.375rem)' },
    field: { value: '1.25rem' },
    wordmark: { value: '1.8125rem' },
    readingSmall: { value: 'clamp(2.75rem, 4.4vw, 4.5rem)' },
    reading: { value: 'clamp(3.5rem, 5.6vw, 5.75rem)' },
    readingLarge: { value: 'clamp(4.375rem, 8.4vw, 8.75rem)' },
    readingHuge: { value: 'clamp(min(6.875rem, 34vw), 17vw, 18.125rem)' },
    /** The agency's name in the footer, as wide as the page; `--name` is its width, in em. */
    footer: { value: 'min((100vw - {spacing.start} - {spacing.end}) / var(--name), 44vw)' },
  },
  lineHeights: { lead: { value: '1.42' } },
  letterSpacings: {
    hero: { value: '-0.016em' },
    heading: { value: '-0.012em' },
    title: { value: '-0.004em' },
    reading: { value: '-0.03em' },
  },
  spacing: {
    /** Between the edge of the page and its content. */
    gutter: { value: 'clamp(20px, 3.3vw, 56px)' },
    /** The right edge of a desktop's page, which leaves room for the floating links. */
    edge: { value: 'max(60px, 3.3vw)' },
    /** From the meridian to the text right of it; on a phone from the edge to the text. */
    inset: { value: '34px' },
    /** From the right edge of a phone's page to its text. */
    margin: { value: '20px' },
    block: { value: 'clamp(24px, 4.4vw, 64px)' },
    1: { value: '4px' },
    2: { value: '8px' },
    3: { value: '12px' },
    4: { value: '16px' },
    5: { value: '20px' },
    6: { value: '26px' },
    7: { value: '34px' },
    8: { value: '48px' },
    /** The meridian's distance from the left edge: on a desktop, on a phone. */
    meridian: { value: '68vw' },
    meridianSmall: { value: '10px' },
  },
  sizes: {
    /** The least size of a target for a finger. */
    target: { value: '44px' },
    measure: { value: '34em' },
    lead: { value: '46ch' },
    dashboard: { value: '800px' },
    header: { value: '76px' },
    floats: { value: '52px' },
    /**
     * Grid templates of three columns and of four. `halves` has two columns left of the meridian and
     * a third right of it; `thirds` has three left of it and a fourth right of it.
     */
    halves: {
      value: 'repeat(2, calc(({spacing.meridian} - {spacing.gutter}) / 2)) minmax(0, 1fr)',
    },
    thirds: {
      value: 'repeat(3, calc(({spacing.meridian} - {spacing.gutter}) / 3)) minmax(0, 1fr)',
    },
  },
  borders: {
    hair: { value: '1px solid {colors.hair}' },
    rule: { value: '1px solid {colors.text}' },
    line: { value: '1px solid {colors.line}' },
  },
  shadows: {
    glow: { value: '0 0 16px 1px {colors.glow}' },
    /** Of a sheet that hangs 5 mm off its wall in the sun, and of the pin that holds it. */
    sheet: { value: '8px 12px 3px #0008' },
    pin: { value: '4px 6px 2px #0007' },
    // By day the meridian is 3 px wide.
    line: { value: `0 0 0 1px light-dark(${colours.line.day}, #0000), {shadows.glow}` },
  },
  easings: { line: { value: 'cubic-bezier(.2,.7,.1,1)' } },
  durations: {
    quick: { value: '150ms' },
    draw: { value: '350ms' },
    rise: { value: '600ms' },
  },
  zIndex: {
    line: { value: 1 },
    over: { value: 2 },
    above: { value: 3 },
    header: { value: 10 },
    floats: { value: 20 },
    overlay: { value: 30 },
    skip: { value: 40 },
  },
});

const byRole = Object.fromEntries(
  Object.entries(colours).map(([role, { day, night }]) => [
    role,
    { value: `light-dark(${day}, ${night})` },
  ]),
) as Record<ColourRole, { value: string }>;

/**
 * Semantic tokens: positions that depend on the width, so that recipes need no media queries, and
 * colours by role. `light-dark()` picks by `color-scheme`, which the theme switch sets.
 */
export const semanticTokens = defineSemanticTokens({
  spacing: {
    /** From the left edge of the page to its text. */
    start: { value: { base: '{spacing.inset}', md: '{spacing.gutter}', _print: '0px' } },
    /** From the right edge of the page to its text. */
    end: {
      value: {
        base: '{spacing.margin}',
        md: '{spacing.gutter}',
        lg: '{spacing.edge}',
        _print: '0px',
      },
    },
    /** Space above and below a section, and half of it; little of either is left on paper. */
    rhythm: { value: { base: 'clamp(28px, 4.3vw, 88px)', _print: '8mm' } },
    half: { value: { base: 'clamp(22px, 5vw, 80px)', _print: '6mm' } },
    /** Between the meridian and the part right of it. */
    beside: { value: { base: '0px', md: '{spacing.inset}' } },
    /** Between the left part and the meridian. */
    apart: { value: { base: '0px', md: '{spacing.inset}' } },
  },
  sizes: {
    /** The grid template of hung layouts: the columns left and right of the meridian. */
    hung: {
      value: {
        base: 'minmax(0, 1fr)',
        md: 'calc({spacing.meridian} - {spacing.gutter}) minmax(0, 1fr)',
      },
    },
  },
  colors: {
    ...byRole,
    hair: { value: { base: byRole.hair.value, _moreContrast: byRole.hairStrong.value } },
    quiet: { value: { base: byRole.quiet.value, _moreContrast: byRole.text.value } },
    /** Type on dark grounds, which a printer leaves out. */
    pale: { value: { base: byRole.pale.value, _print: 'black' } },
    paleQuiet: {
      value: {
        base: byRole.paleQuiet.value,
        _moreContrast: byRole.pale.value,
        _print: 'black',
      },
    },
    line: { value: { base: byRole.line.value, _moreContrast: byRole.reading.value } },
    /** The shade over a bright picture at night. */
    shade: { value: 'light-dark(#0000, #00000061)' },
    /** Multiplied with a picture, it leaves the picture as it is by day; by night it is not there. */
    daylight: { value: 'light-dark(#fff, #0000)' },
    /** `moon` lies over a sunlit picture, `beam` is the laser along its line; both by night alone. */
    moon: { value: 'light-dark(#0000, #7d9aa6)' },
    beam: { value: `light-dark(#0000, ${colours.line.night})` },
  },
});
