import { Band } from '../parts/band';
import { facts } from '../parts/facts';
import { hero } from '../parts/hero.styles';
import { prose } from '../parts/prose.styles';
import { quote } from '../parts/quote.styles';
import { reading } from '../parts/reading';
import { sectionHead } from '../parts/section-head';
import { card } from '../parts/sections/cards';
import { closing } from '../parts/sections/closing';
import { colours } from '../theme/colours';
import { tokens } from '../theme/tokens';
import { statement } from '../work/link-band';
import { specimen } from './specimen.styles';

/** Each text style by name, on a sample. */
const TYPE = {
  hero: hero().title,
  headline: closing().heading,
  heading: sectionHead().heading,
  statement,
  title: card().title,
  quote: quote().words,
  reading: reading({ size: 'large' }).value,
  lead: hero().lead,
  body: prose(),
  small: facts().term,
  tiny: hero().note,
};

/** The tokens of a kind by name. */
type TokensByName = Readonly<Record<string, { readonly value?: unknown }>>;

/** The design tokens: colours by role, text styles, sizes by name. */
export function SpecimenTokens({
  theme,
  sentence,
}: {
  readonly theme: 'day' | 'night';
  readonly sentence: string;
}) {
  const classes = specimen();
  return (
    <Band space="half">
      <h2 className={classes.name}>Colours by role</h2>
      <ul className={classes.row}>
        {Object.entries(colours).map(([role, colour]) => (
          <li key={role} className={classes.swatch}>
            <span className={classes.chip} style={{ background: colour[theme] }} />
            {role} {colour[theme]}
          </li>
        ))}
      </ul>
      <h2 className={classes.name}>Text styles</h2>
      {Object.entries(TYPE).map(([name, className]) => (
        <div key={name} className={classes.sample}>
          <p className={classes.styleName}>{name}</p>
          <p className={className}>{name === 'reading' ? sentence.split(' ').pop() : sentence}</p>
        </div>
      ))}
      <h2 className={classes.name}>Measures</h2>
      <dl className={classes.row}>
        {Object.entries<TokensByName>(tokens).map(([kind, tokensOfKind]) => (
          <div key={kind} className={classes.kind}>
            <dt className={classes.styleName}>{kind}</dt>
            {Object.entries(tokensOfKind).map(([name, { value }]) => (
              <dd key={name}>
                {name} {String(value)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Band>
  );
}
