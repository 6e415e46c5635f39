import { contact } from '../content/contact-page';
import { hours } from '../content/hours';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { scene } from '../parts/sections/scene.styles';

/** The time in Greenwich over the view from the studio; a phone has both under the form. */
export function Clock() {
  const classes = scene({ kind: 'clock' });
  return (
    <div className={classes.root} data-rise="">
      <div className={classes.picture}>
        <Picture id={contact.clock.picture} sizes={pictureSizes.bleed} ratio="natural" />
      </div>
      <ClockWords className={classes.words} />
    </div>
  );
}

/** The words of the clock: empty elements, which `clock-script.ts` fills from their attributes. */
export function ClockWords({ className }: { readonly className: string | undefined }) {
  const { place, studio, here } = contact.clock;
  const classes = scene({ kind: 'clock' });
  return (
    <div
      className={className}
      data-clock=""
      data-opens={hours.opens}
      data-closes={hours.closes}
      data-days={hours.openDays.join(' ')}
    >
      <p className={classes.heading} data-line="time" />
      <p className={classes.text} data-line="place" data-place={place} />
      <p className={classes.studio} data-line="studio" {...attributes(studio)} />
      <p className={classes.here} data-line="here" {...attributes(here)} />
    </div>
  );
}

/** The texts for the script as attributes: `data-open` for `open`. */
const attributes = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`data-${name}`, text]));
