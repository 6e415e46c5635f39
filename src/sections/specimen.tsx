import {
  button,
  card,
  closing,
  details,
  hero,
  prose,
  quote,
  sectionHead,
  specimen,
  statement,
  textLink,
} from '../../styled-system/recipes';
import { AnyLink } from '../components/any-link';
import { Breadcrumb } from '../components/breadcrumb';
import { ButtonLink } from '../components/button-link';
import { EnquiryForm } from '../components/enquiry-form';
import { Icon, iconNames } from '../components/icon';
import { Reading } from '../components/reading';
import type { EnquiryField } from '../content/contact';
import type { Reading as ReadingData } from '../content/types';

/** Each text style by name, in a place that wears it. */
const TYPE = {
  hero: hero().title,
  headline: closing().heading,
  heading: sectionHead().heading,
  statement: statement(),
  title: card().title,
  quote: quote().words,
  lead: hero().lead,
  body: prose(),
  small: details().term,
  tiny: hero().note,
};

/** Everything a page is made of, in one theme. */
export function Specimen({
  theme,
  colours,
  readings,
  sentence,
  form,
}: {
  readonly theme: 'day' | 'night';
  /** By role, as they are in this theme. */
  readonly colours: readonly { readonly role: string; readonly value: string }[];
  /** A bounded one and an open one. */
  readonly readings: readonly ReadingData[];
  /** What type is shown on. */
  readonly sentence: string;
  readonly form: {
    readonly labels: Readonly<Record<EnquiryField, string>>;
    readonly optional: string;
    readonly submit: string;
  };
}) {
  const classes = specimen({ theme });
  const link = textLink();
  return (
    <section className={classes.root} aria-label={theme}>
      <div className={classes.group}>
        <h2 className={classes.name}>Colours by role, {theme}</h2>
        <ul className={classes.row}>
          {colours.map(({ role, value }) => (
            <li key={role} className={classes.swatch}>
              <span className={classes.chip} style={{ background: value }} />
              {role} {value}
            </li>
          ))}
        </ul>
        <span className={classes.line} />
      </div>
      <div className={classes.group}>
        <h2 className={classes.name}>Text styles</h2>
        {Object.entries(TYPE).map(([name, className]) => (
          <div key={name} className={classes.sample}>
            <p className={classes.styleName}>{name}</p>
            <p className={className}>{sentence}</p>
          </div>
        ))}
      </div>
      <div className={classes.group}>
        <h2 className={classes.name}>Buttons and links</h2>
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
          <AnyLink href="#main" className={link}>
            A link in text
          </AnyLink>
        </div>
        <div className={classes.row}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
        {theme === 'day' && <Breadcrumb path="/work/hair-nova" />}
      </div>
      <div className={classes.group}>
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
      </div>
      <div className={classes.group}>
        <h2 className={classes.name}>Form</h2>
        <EnquiryForm action="#form" {...form} sample />
      </div>
    </section>
  );
}
