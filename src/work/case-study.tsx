import { sva } from '../../styled-system/css';
import { Figure } from '../charts/figure';
import type { CaseStudy as CaseStudyData } from '../content/case-studies';
import { caseFigures } from '../content/client-stories';
import { work } from '../content/work';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { Reading } from '../parts/reading';

/** A case: its picture from the edge to the line, its story and readings right of it, its words below. */
const caseStudy = sva({
  slots: [
    'root',
    'picture',
    'story',
    'client',
    'title',
    'partLabel',
    'tags',
    'results',
    'resultsFrame',
    'figure',
    'words',
    'quote',
    'speaker',
  ],
  base: {
    root: {
      display: 'grid',
      rowGap: '6',
      gridTemplateColumns: '{sizes.hung}',
      paddingBlock: 'clamp(56px, 7vw, 110px)',
      borderTop: 'hair',
      scrollMarginTop: '80px',
    },
    picture: { minWidth: 0, '& > picture': { lg: { height: '100%' } } },
    story: {
      display: 'flex',
      flexDirection: 'column',
      gap: '22px',
      minWidth: 0,
      paddingLeft: 'beside',
    },
    client: { color: 'quiet', textStyle: 'small' },
    title: { textStyle: 'heading', fontSize: 'clamp(2.75rem, 5vw, 5.25rem)' },
    partLabel: { color: 'quiet', textStyle: 'small', display: 'block' },
    tags: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 0',
      color: 'quiet',
      textStyle: 'small',
      '& li + li::before': { content: '", "', whiteSpace: 'pre' },
    },
    resultsFrame: { marginTop: 'auto', paddingTop: '4' },
    figure: { gridColumn: '1 / -1', minWidth: 0 },
    words: {
      display: { lg: 'contents' },
      marginTop: '6',
    },
    results: {
      display: 'grid',
      gap: '22px 34px',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))', lg: '1fr' },
    },
    quote: {
      textStyle: 'quote',
      fontSize: 'clamp(1.75rem, 2.3vw, 2.375rem)',
      maxWidth: '24em',
      textIndent: '-0.32em',
      gridArea: { lg: '3 / 1 / 5' },
      paddingTop: { lg: '7' },
      paddingRight: 'apart',
    },
    speaker: {
      gridArea: { lg: '4 / 2' },
      paddingTop: { base: '4', lg: '7' },
      paddingLeft: 'beside',
      textStyle: 'small',
      color: 'quiet',
    },
  },
});

/** A client's story: picture, challenge, solution, three results, their own words. */
export function CaseStudy({ data }: { readonly data: CaseStudyData }) {
  const classes = caseStudy();
  const { cases: labels } = work;
  return (
    <article id={data.id} className={classes.root}>
      <div className={classes.picture} data-rise="">
        <Picture
          id={data.image}
          sizes={pictureSizes.bleedLeftTall}
          place="bleedLeft"
          ratio="photoPhone"
        />
      </div>
      <div className={classes.story} data-rise="">
        <p className={classes.client}>{`${data.client}, ${data.category.toLowerCase()}`}</p>
        <h3 className={classes.title}>{data.title}</h3>
        <p>
          <span className={classes.partLabel}>{labels.challengeLabel}</span> {data.challenge}
        </p>
        <p>
          <span className={classes.partLabel}>{labels.solutionLabel}</span> {data.solution}
        </p>
        <ul className={classes.tags} aria-label={labels.servicesLabel}>
          {data.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        <div className={classes.resultsFrame} data-rise="" data-draw="">
          <ul className={classes.results} aria-label={labels.resultsLabel}>
            {data.results.map(({ metric, value, desc }) => (
              <li key={metric}>
                <Reading size="small" bare data={{ value, label: `${metric} ${desc}` }} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.figure} data-rise="">
        <Figure
          data={caseFigures[data.id]}
          layout="hung"
          height={240}
          foot={
            <figure className={classes.words}>
              <blockquote className={classes.quote}>
                <p>{`“${data.testimonial.quote}”`}</p>
              </blockquote>
              <figcaption className={classes.speaker}>
                {`${data.testimonial.name}, ${data.testimonial.role}`}
              </figcaption>
            </figure>
          }
        />
      </div>
    </article>
  );
}
