import { sva } from '../../styled-system/css';
import { Figure } from '../charts/figure';
import type { CaseStudy as CaseStudyData } from '../content/case-studies';
import { caseFigures } from '../content/client-stories';
import { work } from '../content/work';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { Reading } from '../parts/reading';
import { NumberAtRate } from '../parts/visitor-number';

/** The place of the picture in each composition. */
const PICTURES = {
  tall: { place: 'bleedLeft', ratio: 'photoPhone', sizes: pictureSizes.bleedLeftUpright },
  panorama: { place: 'bleed', ratio: 'wide', sizes: pictureSizes.bleed },
  reading: { place: 'bleedRight', ratio: 'board', sizes: pictureSizes.bleedLeftTall },
  quote: { place: 'bleedLeft', ratio: 'photoPhone', sizes: pictureSizes.bleedLeft },
  mirror: { place: 'bleedRight', ratio: 'card', sizes: pictureSizes.bleedLeft },
} as const;

/** A case: two columns left of the meridian, one right of it; its composition places the parts. */
const caseStudy = sva({
  slots: ['root', 'picture', 'head', 'note', 'title', 'story', 'results', 'words', 'quote'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '20px', md: '26px 68px' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, calc(({spacing.meridian} - {spacing.gutter} - 102px) / 2)) minmax(0, 1fr)',
      },
      gridTemplateAreas: { base: '"picture" "head" "story" "results"' },
      gridTemplateRows: { md: 'auto 1fr' },
      paddingBlock: 'half',
      '&:not(:first-of-type)': { borderTop: 'hair' },
      '&:first-of-type': { paddingTop: '5' },
      // The last two children, the chart and the quote, span all columns.
      '& > :nth-last-child(-n + 2)': { gridColumn: '1 / -1' },
    },
    // The line stays under it as it rises, too.
    picture: { gridArea: 'picture', position: 'relative', zIndex: 'above' },
    // On paper a client's name and title stay with the story.
    head: { gridArea: 'head', breakInside: 'avoid', breakAfter: 'avoid' },
    note: { color: 'quiet', textStyle: 'small', display: 'block' },
    title: { textStyle: 'heading', fontSize: 'clamp(2.75rem, 5vw, 5.25rem)', marginTop: '5' },
    story: {
      gridArea: 'story',
      display: 'grid',
      gap: '20px 68px',
      gridTemplateColumns: { sm: '1fr 1fr', md: 'subgrid' },
      alignContent: 'start',
      '& li': { display: 'inline', '& + li::before': { content: '", "' } },
      // On a phone the label is the beginning of its text.
      '& p > span': { display: { base: 'inline', sm: 'block' }, marginRight: '2' },
    },
    results: {
      gridArea: 'results',
      display: 'grid',
      // Keeps each figure nearer to its own caption than to the next figure.
      gap: { base: '20px', md: '40px 68px' },
      // On a phone each is a row, the caption beside its figure.
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(3, minmax(0, 1fr))',
        md: 'subgrid',
        _print: 'repeat(3, minmax(0, 1fr))',
      },
      alignContent: 'end',
      paddingTop: '4',
    },
    words: {
      layout: 'hung',
      rowGap: '4',
      alignItems: 'end',
      breakInside: 'avoid',
      '& > figcaption': { paddingLeft: 'beside' },
    },
    quote: {
      textStyle: 'quote',
      fontSize: 'clamp(1.75rem, 2.3vw, 2.375rem)',
      maxWidth: '24em',
      // On a phone a hanging mark would touch the meridian's head.
      textIndent: { md: '-0.32em' },
      paddingRight: 'apart',
    },
  },
  variants: {
    composition: {
      tall: {
        root: {
          gridTemplateAreas: {
            md: '"picture picture head" "picture picture story" "results results results"',
            lg: '"picture picture head" "picture picture story" "picture picture results"',
          },
        },
        picture: { minHeight: { md: '33vw' }, marginRight: 'calc(-1 * {spacing.apart})' },
      },
      panorama: {
        root: {
          gridTemplateAreas: {
            md: '"picture picture picture" "head head results" "story story results"',
          },
          paddingTop: 0,
          border: 'none',
        },
        picture: { marginBottom: '5' },
        title: { fontSize: 'clamp(3.125rem, 6.7vw, 6.75rem)' },
      },
      reading: {
        // The client's name stands above the large figure.
        root: {
          gridTemplateAreas: {
            base: '"note" "results" "head" "story" "picture"',
            md: '"note note note" "results results results" "head head head" "story picture picture"',
            lg: '"note note picture" "results results picture" "head head picture" "story story picture"',
          },
          gridTemplateRows: { lg: 'auto auto auto 1fr' },
        },
        head: {
          display: 'contents',
          '& > p': { gridArea: 'note', textStyle: 'title', color: 'text', breakAfter: 'avoid' },
        },
        // On a tablet the story stands beside its picture.
        story: { gridTemplateColumns: { mdToLg: 'none' } },
        title: { gridArea: 'head', fontSize: 'clamp(3.125rem, 8vw, 8.5rem)', marginTop: 0 },
        results: {
          paddingBottom: '7',
          // The scale of the first result ends on the meridian.
          '& > *': { _first: { gridColumn: '1 / -1', marginRight: 'calc(-1 * {spacing.apart})' } },
          // On a tablet the other two stand right of the meridian, one below the other.
          mdToLg: {
            '& > :first-child': { gridArea: '1 / 1 / span 2 / span 2' },
            '& > :not(:first-child)': { gridColumn: '3' },
          },
          '& > :first-child > :first-child > :last-child': { paddingRight: 'apart' },
        },
      },
      quote: {
        root: {
          gridTemplateAreas: {
            base: '"words" "picture" "head" "story" "results"',
            md: '"words words words" "picture picture head" "picture picture story" "results results results"',
          },
          gridTemplateRows: { md: 'auto auto 1fr' },
        },
        words: { gridArea: 'words', marginBottom: '5' },
        quote: { fontSize: 'clamp(2.75rem, 7vw, 7.5rem)' },
        picture: { minHeight: { md: '33vw' }, marginRight: 'calc(-1 * {spacing.apart})' },
      },
      mirror: {
        // On a tablet the column beside the picture is too narrow for the story.
        root: {
          gridTemplateAreas: {
            base: '"head" "story" "picture" "results"',
            md: '"head picture picture" "story story story" "results results results"',
            lg: '"head picture picture" "story picture picture" "results results results"',
          },
        },
        head: { alignSelf: { mdToLg: 'end' } },
        title: { fontSize: 'clamp(3.125rem, 6.7vw, 6.75rem)' },
        story: { alignContent: { md: 'end' } },
      },
    },
  },
});

/** A client's story: picture, challenge, solution, three results, a quote. */
export function CaseStudy({ data }: { readonly data: CaseStudyData }) {
  const { composition, testimonial } = data;
  const classes = caseStudy({ composition });
  const { cases: labels } = work;
  return (
    <article id={data.id} className={classes.root}>
      <div className={classes.head} data-rise="">
        <p className={classes.note}>{`${data.client}, ${data.category.toLowerCase()}`}</p>
        <h3 className={classes.title}>{data.title}</h3>
      </div>
      <div className={classes.story} data-rise="">
        <p>
          <span className={classes.note}>{labels.challengeLabel}</span>
          {` ${data.challenge}`}
        </p>
        <p>
          <span className={classes.note}>{labels.solutionLabel}</span>
          {` ${data.solution}`}
        </p>
        <ul className={classes.note} aria-label={labels.servicesLabel}>
          {data.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </div>
      <div className={classes.picture} data-rise="">
        <Picture id={data.image} {...PICTURES[composition]} />
      </div>
      <ul className={classes.results} aria-label={labels.resultsLabel} data-rise="" data-draw="">
        {data.results.map(({ metric, value, desc, scale, counts }, index) => (
          <li key={metric}>
            <Reading
              {...(composition === 'reading' && index === 0
                ? { size: 'huge' }
                : { size: 'small', place: 'row' })}
              data={{ value, label: `${metric} ${desc}`, ...(scale && { scale }) }}
            />
            {index === 0 && <NumberAtRate figure={value} counts={counts} />}
          </li>
        ))}
      </ul>
      <div data-rise="">
        <Figure data={caseFigures[data.id]} layout="hung" height={240} />
      </div>
      <figure className={classes.words} data-rise="">
        <blockquote className={classes.quote}>
          <p>{`“${testimonial.quote}”`}</p>
        </blockquote>
        <figcaption className={classes.note}>
          {`${testimonial.name}, ${testimonial.role}`}
        </figcaption>
      </figure>
    </article>
  );
}
