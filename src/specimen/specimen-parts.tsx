import { contents } from '../articles/contents.styles';
import type { Reading as ReadingData } from '../content/schemas';
import type { specimen as specimenPage } from '../content/specimen';
import { EnquiryForm } from '../enquiry/enquiry-form';
import { overlay } from '../enquiry/overlay.styles';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { ButtonLink, button } from '../parts/button-link';
import { embed } from '../parts/embed';
import { Icon, iconNames } from '../parts/icon';
import { textLink } from '../parts/link.styles';
import { Reading } from '../parts/reading';
import { specimen } from './specimen.styles';

/**
 * Controls, the contents list, readings, the form, its answer and a frame, each in the states that
 * it can have without interaction.
 */
export function SpecimenParts({
  readings,
  words,
}: {
  /** A reading on a bounded scale, and one that shows growth as multiples of a first length. */
  readonly readings: readonly ReadingData[];
  readonly words: typeof specimenPage.words;
}) {
  const classes = specimen();
  const list = contents();
  const frame = embed({ kind: 'map' });
  const answer = overlay();
  return (
    <Band space="half">
      <h2 className={classes.name}>Buttons, links, marks</h2>
      <div className={classes.row}>
        <ButtonLink href="#main">Primary</ButtonLink>
        <ButtonLink href="#main" kind="secondary">
          Secondary
        </ButtonLink>
        <ButtonLink href="#main" size="small">
          Small
        </ButtonLink>
        <button type="button" className={button()} disabled>
          Disabled
        </button>
        <AnyLink href="#main" className={textLink()}>
          {words.link}
        </AnyLink>
        <span data-hint={words.hint} data-open="">
          {words.hint}
        </span>
      </div>
      <div className={classes.row}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <ol className={classes.sample}>
        {readings.map(({ label }, index) => (
          <li key={label} className={list.item}>
            <a
              href="#main"
              className={list.link}
              aria-current={index === 0 ? 'location' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
      <h2 className={classes.name}>Readings</h2>
      {readings.map((reading) => (
        <Reading key={reading.label} data={reading} size="huge" place="hung" withNote />
      ))}
      <div className={classes.row}>
        {(['large', 'medium', 'small'] as const).map((size) =>
          readings.map((reading) => (
            <Reading key={reading.label + size} data={reading} size={size} />
          )),
        )}
      </div>
      <h2 className={classes.name}>Form, and its answer</h2>
      <div className={classes.sample}>
        <div>
          <div className={answer.behind} data-blurred="" inert>
            <EnquiryForm sample />
          </div>
          <div className={answer.panel}>
            <p className={answer.title}>{words.thanks.title}</p>
            <p className={answer.text}>{words.thanks.text}</p>
          </div>
        </div>
      </div>
      <EnquiryForm sample />
      <h2 className={classes.name}>A frame that has not come</h2>
      <div className={frame.root}>
        <p className={frame.note}>{words.frame}</p>
        <div className={frame.frame} />
      </div>
    </Band>
  );
}
