import { Figure } from '../components/charts/figure';
import { Picture } from '../components/picture';
import { pictureSizes } from '../components/picture-sizes';
import { Reading } from '../components/reading';
import { slotClasses } from '../components/slot-classes';
import type { Figure as FigureData } from '../content/figures';
import type { CaseStudy as CaseStudyData } from '../content/types';
import { caseStudy } from './case-study.styles';

/** A client's story: picture, challenge, solution, three results, their own words. */
export function CaseStudy({
  data,
  figure,
  labels,
}: {
  readonly data: CaseStudyData;
  /** Its main metric, drawn. */
  readonly figure: FigureData;
  readonly labels: {
    readonly challengeLabel: string;
    readonly solutionLabel: string;
    readonly resultsLabel: string;
    readonly servicesLabel: string;
  };
}) {
  const classes = slotClasses(caseStudy());
  return (
    <article id={data.id} className={classes.root}>
      <div className={classes.picture}>
        <Picture
          id={data.image}
          sizes={pictureSizes.bleedLeftTall}
          place="bleedLeft"
          ratio="photoPhone"
        />
      </div>
      <div className={classes.story}>
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
      <div className={classes.figure}>
        <Figure data={figure} layout="hung" height={240} />
      </div>
      <figure className={classes.words}>
        <blockquote className={classes.quote}>
          <p>{`“${data.testimonial.quote}”`}</p>
        </blockquote>
        <figcaption className={classes.speaker}>
          {`${data.testimonial.name}, ${data.testimonial.role}`}
        </figcaption>
      </figure>
    </article>
  );
}
