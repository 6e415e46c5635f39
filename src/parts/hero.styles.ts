import { type RecipeVariantProps, sva } from '../../styled-system/css';

/**
 * The head of a page: a title that may cross the meridian, the lead left of the meridian, the
 * actions right of it. Some have a breadcrumb, a picture or both.
 */
export const hero = sva({
  slots: [
    'root',
    'crumbs',
    'back',
    'title',
    'subtitle',
    'lead',
    'byline',
    'actions',
    'aside',
    'note',
    'reading',
    'picture',
  ],
  base: {
    root: {
      position: 'relative',
      layout: 'hung',
      paddingInline: '{spacing.start} {spacing.end}',
      rowGap: { base: '5', md: '0' },
    },
    crumbs: {
      // Lines this tight overlap the links above them, and would intercept their clicks.
      position: 'relative',
      zIndex: 'above',
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '7',
    },
    back: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      fontWeight: 'strong',
    },
    title: {
      position: 'relative',
      zIndex: 'over',
      gridColumn: '1 / -1',
      textStyle: 'hero',
      paddingBottom: { base: '12px', md: 'clamp(40px, 5vw, 84px)' },
    },
    /** A second part of the title, placed below the descenders of the first. */
    subtitle: {
      display: 'block',
      textStyle: 'title',
      color: 'reading',
      paddingTop: 'clamp(26px, 4vw, 64px)',
    },
    lead: { textStyle: 'lead', maxWidth: 'lead', alignSelf: 'end', paddingRight: 'apart' },
    byline: {
      gridColumn: '1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 24px',
      textStyle: 'small',
      color: 'quiet',
      borderTop: 'hair',
      paddingBlock: '18px',
      marginRight: { md: 'inset' },
    },
    actions: {
      viewTimeline: '--actions',
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: { md: 'column' },
      alignItems: 'flex-start',
      alignSelf: 'end',
      gap: '14px 8px',
      paddingLeft: 'beside',
    },
    /** Content beside the title, over the title's box, which reaches over the meridian. */
    aside: {
      position: 'relative',
      zIndex: 'over',
      gridColumn: { md: '2' },
      gridRow: { md: '1 / span 2' },
      alignSelf: 'end',
      paddingLeft: 'beside',
    },
    note: { textStyle: 'tiny', color: 'quiet', width: '100%' },
    /** The reading, right under or beside the picture. */
    reading: { width: '100%', order: -1, marginBottom: '6' },
    picture: { position: 'relative', gridColumn: '1', minWidth: 0 },
  },
  variants: {
    height: {
      screen: {
        root: {
          minHeight: { md: 'min(calc(100svh - {sizes.header}), 1100px, 84vw)' },
          gridTemplateRows: { md: 'auto 1fr' },
          // Keeps both buttons in sight in a low window.
          paddingTop: { base: '2', md: 'clamp(20px, 25svh - 139px, 90px)' },
          rowGap: { base: '3', md: '5' },
        },
        // The promise's first line has no descenders, so the second may stand close; on a phone,
        // where the letters are smaller, less so. On the widest screens both would fit into one
        // line, over the field beside it.
        title: {
          lineHeight: { base: '0.98', md: '0.82' },
          gridRow: { md: '1' },
          maxWidth: { md: '{spacing.meridian}' },
          // The descender of “nought” clears the lead below it.
          paddingBottom: { base: 0, sm: '3vw', md: '5svh' },
        },
        // On a phone the lead, the number's field and both buttons share the first screen.
        lead: {
          gridArea: { md: '2 / 1' },
          fontSize: { base: 'small', sm: 'lead' },
          paddingBottom: { base: '3', md: 0 },
          // The link has a line of its own, whichever font has loaded.
          '& a': { display: 'table' },
        },
        actions: { gridColumn: { md: '2' } },
        // On a phone the first screen has no room for it.
        note: { display: { base: 'none', md: 'block' }, width: 'max-content' },
      },
    },
    type: {
      /** Smaller than the home page's title: it stops short of the meridian. */
      page: {
        title: {
          gridRow: { md: '1' },
          fontSize: 'clamp(4.375rem, 12.3vw, 19.7rem)',
          // Breaks About's title on every phone: it just fits on some, in the fallback font.
          maxWidth: { base: '4.8em', md: 'none' },
        },
      },
      headline: { title: { textStyle: 'headline', maxWidth: { md: '10.4em' } } },
      /** A title longer than a slogan: it stays left of the meridian, in the article's own grid. */
      article: {
        root: { paddingInline: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
        title: { textStyle: 'headline', paddingRight: 'apart' },
      },
    },
    /** What a hero has besides: a breadcrumb over the title, or a picture under the words. */
    with: {
      nothing: {
        root: { paddingBlock: { base: '44px 48px', md: 'clamp(40px, 6vw, 90px) 52px' } },
      },
      /** Facts beside title and lead: where they are higher, the title keeps its lead. */
      facts: {
        root: {
          paddingBlock: { base: '44px 48px', md: 'clamp(40px, 6vw, 90px) 36px' },
          gridTemplateRows: { md: 'auto 1fr' },
        },
        lead: { alignSelf: 'start' },
      },
      crumbs: {
        root: {
          paddingBlock: {
            base: '{spacing.5} {spacing.half}',
            md: '{spacing.7} {spacing.half}',
          },
          rowGap: '5',
        },
        title: { paddingBottom: { base: '5', md: '7' } },
        actions: { alignSelf: 'start' },
      },
      picture: {
        root: { paddingTop: { base: '44px', md: 'clamp(40px, 6vw, 90px)' }, rowGap: '7' },
        title: { gridRow: { md: '1' } },
        lead: { gridRow: { md: '2' } },
        picture: { gridColumn: '1 / -1' },
      },
    },
  },
  defaultVariants: { with: 'nothing' },
});

export type HeroVariantProps = NonNullable<RecipeVariantProps<typeof hero>>;
