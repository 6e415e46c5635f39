import { sva } from '../../styled-system/css';
import { type Service, servicesPage } from '../content/services';
import { ButtonLink } from '../parts/button-link';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { steps } from '../parts/sections/steps';
import { NumberAtRate } from '../parts/visitor-number';

/** Makes a picture as tall as the content beside it, without making it wider. */
const AS_TALL = {
  '& > *': {
    minHeight: '100%',
    width: { md: 'calc(100% + {spacing.start} - {spacing.inset})' },
  },
} as const;

/** Steps stand two abreast on a phone, and one below another with large letters. */
const PAIRS = 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))';

/** A service: contents left of the meridian, its steps right of it, the case under both. */
const recipe = sva({
  slots: [
    'root',
    'title',
    'main',
    'description',
    'label',
    'features',
    'feature',
    'process',
    'picture',
    'case',
    'caseTitle',
    'results',
    'figure',
    'result',
    'action',
  ],
  base: {
    root: {
      position: 'relative',
      layout: 'hung',
      rowGap: 'block',
      // Any extra height of the right part goes below the text, not between title and text.
      gridTemplateRows: { md: 'auto 1fr' },
      paddingInline: '{spacing.start} {spacing.end}',
      paddingBlock: 'rhythm',
      scrollMarginTop: { md: '76px' },
      '&:nth-of-type(even)': { background: 'raised' },
      // This band is dark by day too, crossed by the laser's green.
      '&:nth-of-type(3)': {
        colorScheme: 'dark',
        background: 'green',
        color: 'text',
        _before: {
          content: '""',
          position: 'absolute',
          inset: { base: '0 auto 0 {spacing.meridianSmall}', md: '0 auto 0 {spacing.meridian}' },
          // Over the page's line, which is brass by day and as wide.
          zIndex: 'over',
          width: '1px',
          background: 'line',
          boxShadow: '0 0 0 1px {colors.line}, {shadows.glow}',
          _print: { display: 'none' },
        },
        _print: { colorScheme: 'light', background: 'none' },
      },
    },
    title: { textStyle: 'headline', paddingRight: 'apart', gridArea: { md: '1 / 1' } },
    main: {
      gridColumn: '1',
      display: 'grid',
      gap: '5',
      alignContent: 'start',
      paddingRight: 'apart',
    },
    description: { textStyle: 'lead', maxWidth: '30em', paddingBottom: '5' },
    label: { color: 'quiet', textStyle: 'small' },
    features: {
      display: 'grid',
      columnGap: { base: '5', sm: '7' },
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
        md: '1fr 1fr',
      },
    },
    feature: {
      borderTop: 'hair',
      breakInside: 'avoid',
      paddingBlock: { base: '2', md: '12px' },
      smDown: { textStyle: 'small' },
    },
    process: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      gridArea: { md: '1 / 2 / span 2' },
      // Aligns the steps with the top of the title's capitals.
      paddingTop: { md: '0.9vw' },
      '& > h3': { paddingLeft: 'beside' },
    },
    picture: { gridColumn: '1', minWidth: 0 },
    case: {
      display: 'grid',
      rowGap: '5',
      columnGap: '7',
      alignContent: 'start',
      gridColumn: '1',
      gridTemplateColumns: { sm: '1fr 1fr', md: '1fr', lg: '1fr 1fr' },
      borderTop: 'rule',
      paddingTop: '6',
      paddingRight: 'apart',
      // On a phone the label is the beginning of its text.
      '& h4': { smDown: { float: 'left', paddingRight: '2' } },
    },
    caseTitle: { textStyle: 'title', gridColumn: '1 / -1' },
    results: {
      // The results stand beside the case and the button after it.
      breakInside: 'avoid',
      gridArea: { md: '4 / 2 / span 2' },
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      paddingLeft: 'beside',
      borderTop: { md: 'rule' },
      paddingTop: { md: '6' },
      // On a phone the results after the first stand abreast.
      '& > ul': { smDown: { display: 'grid', gridTemplateColumns: PAIRS, columnGap: '5' } },
      '& li:first-child': { smDown: { gridColumn: '1 / -1' } },
    },
    /** The figure that the first result begins with. */
    figure: {
      textStyle: 'reading',
      fontSize: 'readingLarge',
      color: 'reading',
      display: 'block',
      paddingBlock: '3',
      // On a phone its text stands beside it.
      smDown: { float: 'left', fontSize: 'reading', padding: '6px 16px 4px 0' },
    },
    result: {
      borderTop: 'hair',
      paddingBlock: '10px',
      smDown: { textStyle: 'small' },
      fontVariantNumeric: 'tabular-nums',
    },
  },
  variants: {
    composition: {
      /** Results stand beside the picture; the case and the button stand under one rule. */
      down: {
        picture: AS_TALL,
        results: { gridArea: { md: '3 / 2' }, borderTop: 'none', paddingTop: 0 },
        action: { borderTop: { md: 'rule' }, paddingTop: { md: '6' }, paddingLeft: 'beside' },
      },
      /** The block opens with its picture. */
      picture: {
        root: { paddingTop: 0, gridTemplateRows: { md: 'auto auto 1fr' } },
        title: { gridArea: { md: '2 / 1' } },
        process: { gridArea: { md: '2 / 2 / span 2' } },
        picture: { order: -1, gridColumn: '1 / -1' },
        case: { '& p': { textStyle: 'lead' } },
        results: { gridArea: { md: '4 / 2' } },
        action: { gridArea: { md: '5 / 2' }, paddingLeft: 'beside' },
      },
      /** The steps run across the meridian, and the block ends with its picture. */
      across: {
        root: { paddingBottom: 0 },
        main: {
          display: { md: 'contents' },
          '& > :not(p)': {
            gridArea: { md: '1 / 2 / span 2' },
            margin: { md: '0.9vw 0 0 {spacing.beside}' },
          },
          '& > ul': { paddingTop: { md: '42px' } },
        },
        description: {
          textStyle: 'heading',
          fontSize: 'clamp(1.875rem, 4.5vw, 4.625rem)',
          maxWidth: 'none',
          paddingRight: 'apart',
          gridArea: { md: '2 / 1' },
        },
        features: { gridTemplateColumns: { md: '1fr' } },
        process: {
          gridArea: { md: 'auto / 1 / auto / -1' },
          '& > h3': { paddingLeft: 0 },
          '& > ol': { smDown: { gridTemplateColumns: PAIRS, columnGap: '5' } },
          '& li': { smDown: { paddingRight: '0' } },
        },
        results: { paddingBottom: { md: 'calc({spacing.rhythm} + 90px)' } },
        action: {
          gridArea: { md: '5 / 2' },
          alignSelf: 'end',
          paddingLeft: 'beside',
          paddingBottom: { md: 'rhythm' },
        },
        picture: { order: 1, ...AS_TALL },
      },
    },
  },
});

/** Matches the figure that a result begins with: 4×, +164%. */
const FIGURE = /^[+−]?[\d.,]+[×%]?(?= )/;

/** One service: its description, contents and steps, and a client for whom it was done. */
export function ServiceBlock({
  service,
  composition = 'down',
}: {
  readonly service: Service;
  readonly composition?: 'picture' | 'down' | 'across' | undefined;
}) {
  const classes = recipe({ composition });
  const beginsWithPicture = composition === 'picture';
  const place = beginsWithPicture ? 'bleed' : 'bleedLeft';
  const course = steps({ course: composition === 'across' ? 'four' : 'down' });
  const { labels } = servicesPage;
  const { id, title, description, features, process, caseStudy } = service;
  return (
    <section id={id} className={classes.root} aria-labelledby={`${id}-title`}>
      <h2 className={classes.title} id={`${id}-title`} data-rise="">
        {title}
      </h2>
      <div className={classes.main} data-rise="">
        <p className={classes.description}>{description}</p>
        <h3 className={classes.label}>{labels.features}</h3>
        <ul className={classes.features}>
          {features.map((feature) => (
            <li key={feature} className={classes.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.process} data-rise="">
        <h3 className={classes.label}>{labels.process}</h3>
        <ol className={course.root}>
          {process.map(({ step, desc }) => (
            <li key={step} className={course.item}>
              <h4 className={course.title}>{step}</h4>
              <p className={course.text}>{desc}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.picture} data-rise={beginsWithPicture ? undefined : ''}>
        <Picture
          id={caseStudy.image}
          sizes={pictureSizes[place]}
          place={place}
          ratio="wide"
          priority={beginsWithPicture}
        />
      </div>
      <div className={classes.case} data-rise="">
        <h3 className={classes.caseTitle}>{`${labels.caseStudy} ${caseStudy.client}`}</h3>
        {(['challenge', 'solution'] as const).map((part) => (
          <div key={part}>
            <h4 className={classes.label}>{labels[part]}</h4>
            <p>{caseStudy[part]}</p>
          </div>
        ))}
      </div>
      <div className={classes.results} data-rise="">
        <h4 className={classes.label}>{labels.results}</h4>
        <ul>
          {caseStudy.results.map((result, index) => {
            const figure = index === 0 ? FIGURE.exec(result)?.[0] : undefined;
            return (
              <li key={result} className={classes.result}>
                {figure && <span className={classes.figure}>{figure}</span>}
                {figure ? result.slice(figure.length) : result}
                {figure && <NumberAtRate figure={figure} counts={caseStudy.counts} />}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={classes.action} data-rise="">
        <ButtonLink href={`${labels.getStarted.href}#${id}`} kind="secondary">
          {labels.getStarted.label}
          <span className="visually-hidden">{`: ${title}`}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
