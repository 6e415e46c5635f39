import { type RecipeVariantProps, sva } from '../../styled-system/css';

/**
 * The head of a page: display type that may pass over the line, what it means
 * left of the line, what to do right of it. Pages below another one carry their
 * breadcrumb and a picture.
 */
export const hero = sva({
  slots: [
    'root',
    'crumbs',
    'back',
    'title',
    'line',
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
      rowGap: { base: '5', lg: '0' },
    },
    crumbs: {
      // Lines this tight overlap what is above them, and would intercept its clicks.
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
      paddingBottom: { base: '12px', lg: 'clamp(40px, 5vw, 84px)' },
    },
    /** A second part of the title, below the descenders of the line above. */
    line: {
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
      marginRight: { lg: 'inset' },
    },
    actions: {
      viewTimeline: '--actions',
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: { lg: 'column' },
      alignItems: 'flex-start',
      alignSelf: 'end',
      gap: '14px 8px',
      paddingLeft: 'beside',
    },
    /** Beside the title, whose box reaches over the line. */
    aside: {
      position: 'relative',
      zIndex: 'over',
      gridColumn: { lg: '2' },
      gridRow: { lg: '1 / span 2' },
      alignSelf: 'end',
      paddingLeft: 'beside',
    },
    note: { textStyle: 'tiny', color: 'quiet', width: '100%' },
    /** What is measured: over the rest on a desktop, under it on a phone. */
    reading: { width: '100%', order: { lg: -1 }, marginBlock: { base: '6', lg: '0 {spacing.6}' } },
    picture: { position: 'relative', gridColumn: '1', minWidth: 0 },
  },
  variants: {
    height: {
      screen: {
        root: {
          minHeight: { lg: 'min(calc(100svh - {sizes.header}), 1100px)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          // In a low window both buttons are in sight.
          paddingTop: { base: '2', lg: 'clamp(20px, 25svh - 139px, 90px)' },
          rowGap: { base: '3', lg: '0' },
        },
        // The promise has nothing below its first line that touches the second.
        // On the widest screens its two lines would fit into one, over what stands beside it.
        title: {
          lineHeight: '0.82',
          gridRow: { lg: '1' },
          maxWidth: { lg: '{spacing.meridian}' },
          paddingBottom: { base: 0, lg: '5svh' },
        },
        // On a phone what we do, the number and both buttons share the first screen.
        lead: {
          gridArea: { lg: '2 / 1' },
          fontSize: { base: 'small', sm: 'lead' },
          // A line of its own, whichever font is there.
          '& a': { display: 'table' },
        },
        actions: { gridColumn: { lg: '2' } },
        // At the foot.
        note: { position: { base: 'absolute', lg: 'static' }, bottom: '3', width: 'max-content' },
      },
    },
    type: {
      /** Under the home page's own: it stops short of the line. */
      page: {
        title: {
          gridRow: { lg: '1' },
          fontSize: 'clamp(4.375rem, 12.3vw, 19.7rem)',
          // About's would just fit on some phones, and only in the fallback font.
          maxWidth: { base: '4.8em', md: 'none' },
        },
      },
      headline: { title: { textStyle: 'headline', maxWidth: { lg: '10.4em' } } },
      /** Longer than a slogan: it stays left of the line, in the article's own grid. */
      article: {
        root: { paddingInline: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
        title: { textStyle: 'headline', paddingRight: 'apart' },
      },
    },
    /** What stands over the title and under the words. */
    with: {
      nothing: {
        root: { paddingBlock: { base: '44px 48px', lg: 'clamp(40px, 6vw, 90px) 52px' } },
      },
      crumbs: {
        root: {
          paddingBlock: {
            base: '{spacing.5} {spacing.half}',
            lg: '{spacing.7} {spacing.half}',
          },
          rowGap: '5',
        },
        title: { paddingBottom: { base: '5', lg: '7' } },
        actions: { alignSelf: 'start' },
      },
      picture: {
        root: { paddingTop: { base: '44px', lg: 'clamp(40px, 6vw, 90px)' }, rowGap: '7' },
        title: { gridRow: { lg: '1' } },
        lead: { gridRow: { lg: '2' } },
        picture: { gridColumn: '1 / -1' },
      },
    },
  },
  defaultVariants: { with: 'nothing' },
});

export type HeroVariantProps = NonNullable<RecipeVariantProps<typeof hero>>;
