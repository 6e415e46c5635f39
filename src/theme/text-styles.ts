import { defineTextStyles } from '@pandacss/dev';

/**
 * The text styles. None sets the display face, Imbue, below 28 px. A style that sets the family is one `font` shorthand
 * (weight, size, line height, family), which is shorter than four properties.
 */
export const textStyles = defineTextStyles({
  hero: {
    value: { font: '{fonts.hero}', letterSpacing: 'hero' },
  },
  headline: {
    value: { font: '{fonts.headline}', letterSpacing: 'heading' },
  },
  heading: {
    value: { font: '{fonts.heading}', letterSpacing: 'heading' },
  },
  title: { value: { font: '{fonts.title}', letterSpacing: 'title' } },
  quote: { value: { font: '{fonts.quote}' } },
  lead: { value: { fontSize: 'lead', lineHeight: 'lead' } },
  body: { value: { font: '{fonts.body}' } },
  small: { value: { fontSize: 'small', lineHeight: '1.5' } },
  tiny: { value: { fontSize: 'tiny', lineHeight: '1.5', fontVariantNumeric: 'tabular-nums' } },
  reading: {
    value: { font: '{fonts.reading}', letterSpacing: 'reading' },
  },
});
