import { ButtonLink } from '../components/button-link';
import { Picture } from '../components/picture';
import { pictureSizes } from '../components/picture-sizes';
import { slotClasses } from '../components/slot-classes';
import type { Service, ServiceLabels } from '../content/types';
import { service as recipe } from './service-block.styles';
import { steps } from './steps.styles';

/** A result that begins with a figure: 4×, +164%. */
const FIGURE = /^[+−]?[\d.,]+[×%]?(?= )/;

/** One service: what it is and holds, its course down the line, a client it was done for. */
export function ServiceBlock({
  service,
  labels,
}: {
  readonly service: Service;
  readonly labels: ServiceLabels;
}) {
  const classes = slotClasses(recipe());
  const course = steps({ course: 'down' });
  const { id, title, description, features, process, caseStudy } = service;
  return (
    <section id={id} className={classes.root} aria-labelledby={`${id}-title`}>
      <h2 className={classes.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={classes.main}>
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
      <div className={classes.process}>
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
      <div className={classes.picture}>
        <Picture
          id={caseStudy.image}
          sizes={pictureSizes.bleedLeft}
          place="bleedLeft"
          ratio="wide"
        />
      </div>
      <div className={classes.case}>
        <h3 className={classes.caseTitle}>{`${labels.caseStudy} ${caseStudy.client}`}</h3>
        <div>
          <h4 className={classes.label}>{labels.challenge}</h4>
          <p>{caseStudy.challenge}</p>
        </div>
        <div>
          <h4 className={classes.label}>{labels.solution}</h4>
          <p>{caseStudy.solution}</p>
        </div>
      </div>
      <div className={classes.results}>
        <h4 className={classes.label}>{labels.results}</h4>
        <ul className={classes.resultList}>
          {caseStudy.results.map((result, index) => {
            const figure = index === 0 ? FIGURE.exec(result)?.[0] : undefined;
            return (
              <li key={result} className={classes.result}>
                {figure && <span className={classes.figure}>{figure}</span>}
                {figure ? result.slice(figure.length) : result}
              </li>
            );
          })}
        </ul>
        <ButtonLink href={labels.getStarted.href} kind="secondary">
          {labels.getStarted.label}
          <span className="visually-hidden">{`: ${title}`}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
