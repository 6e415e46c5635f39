import { sva } from '../../styled-system/css';
import { contactFacts } from '../content/contact-details';
import type { contact } from '../content/contact-page';
import { nought } from '../content/nought';
import type { Service } from '../content/services';
import { FormInIsland } from '../enquiry/form-in-island';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { Facts } from '../parts/facts';
import { textLink } from '../parts/link.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { split } from '../parts/split.styles';
import { VisitorNumber } from '../parts/visitor-number';
import { mailHref } from '../site/contact-links';
import { ClockWords } from './clock';

/** What stands around the form; under it the next steps, two by two. */
const panel = sva({
  slots: [
    'picture',
    'clock',
    'heading',
    'steps',
    'number',
    'name',
    'text',
    'chosen',
    'facts',
    'stated',
  ],
  base: {
    /** On a phone picture and clock follow the form: at the page's end nobody would see them. */
    picture: { display: { md: 'none' }, marginTop: 'half' },
    clock: { display: 'grid', gap: '2', marginTop: '6', _noScript: { display: 'none' } },
    heading: { textStyle: 'title', marginTop: 'half', md: { paddingTop: '6', borderTop: 'rule' } },
    steps: {
      display: 'grid',
      gridTemplateColumns: { sm: '1fr 1fr' },
      gap: '{spacing.6} {spacing.inset}',
      marginTop: '6',
    },
    number: {
      textStyle: 'reading',
      fontSize: 'readingSmall',
      color: 'reading',
      display: 'block',
      marginBottom: '3',
    },
    name: { fontWeight: 'strong' },
    text: { color: 'quiet', textStyle: 'small' },
    chosen: { display: 'none', marginBottom: '6', _target: { display: 'block' } },
    /** On a desktop the facts stay in sight beside form and steps. */
    facts: {
      lgDown: { borderTop: 'rule', marginTop: 'half', paddingTop: '6' },
      lg: { position: 'sticky', top: 'calc({sizes.header} + 40px)', alignSelf: 'start' },
    },
    /** What the law wants to be stated. */
    stated: { color: 'quiet', textStyle: 'small', maxWidth: 'measure', marginTop: '7' },
  },
});

/** The form left of the meridian, facts about the agency right of it. */
export function ContactPanel({
  words: { process, chosen, clock },
  services,
}: {
  readonly words: typeof contact;
  /** The services that the fragment of the page's address may name. */
  readonly services: readonly Service[];
}) {
  const parts = split();
  const classes = panel();
  const facts = contactFacts();
  return (
    <Band space="flush" id="enquiry" by="part">
      <div className={parts.root}>
        <div className={parts.left}>
          {services.map(({ id, title }) => (
            <p key={id} id={id} hidden className={classes.chosen}>
              {`${chosen.text.replace('{service}', title)} `}
              <AnyLink href={mailHref(title)} className={textLink({ standing: true })}>
                {chosen.mail}
              </AnyLink>
            </p>
          ))}
          <FormInIsland hasOverlay />
          <VisitorNumber before={nought.begin} place="ownRow" />
          <div className={classes.picture}>
            <Picture
              id={clock.picture}
              sizes={pictureSizes.bleed}
              place="bleed"
              ratio="natural"
              decorative
            />
            <ClockWords className={classes.clock} />
          </div>
          <h2 className={classes.heading}>{process.heading}</h2>
          <ol className={classes.steps} data-rise="">
            {process.steps.map(({ step, desc }, index) => (
              <li key={step}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={classes.name}>{step}</h3>
                <p className={classes.text}>{desc}</p>
              </li>
            ))}
          </ol>
          <p className={classes.stated}>{facts.stated}</p>
        </div>
        <div className={`${parts.right} ${classes.facts}`} data-rise="">
          <Facts items={facts.items} />
        </div>
      </div>
    </Band>
  );
}
