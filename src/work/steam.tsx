import { sva } from '../../styled-system/css';

/** Keeps the steam to a cone that opens upward from the kettle's spout, and lets it end softly. */
const CONE =
  'conic-gradient(from -10deg at 24% 100%, transparent, black 19deg 25deg, transparent 44deg), linear-gradient(transparent, black 50% 88%, transparent 99%)';

const recipe = sva({
  slots: ['picture', 'cone', 'drift'],
  base: {
    /** The box of the whole picture, of which a phone shows the right part. */
    picture: {
      position: 'absolute',
      zIndex: 'above',
      insetBlock: 0,
      right: { base: 'calc(-1 * {spacing.end})', md: 'inset' },
      aspectRatio: '3 / 2',
      pointerEvents: 'none',
      display: 'none',
      _motionOk: { display: { base: 'block', _print: 'none' } },
    },
    cone: {
      position: 'absolute',
      inset: '0 20% 32.5% 50%',
      overflow: 'hidden',
      mixBlendMode: 'screen',
      maskImage: CONE,
      maskComposite: 'intersect',
    },
    /** Drawn once and then only moved, so that no frame computes the noise anew. */
    drift: {
      position: 'absolute',
      width: '100%',
      height: '200%',
      opacity: 0,
      animation: 'drift 4.5s linear 800ms',
      '& + &': { animationDuration: '3.7s', animationDelay: '1.5s' },
    },
  },
});

/** Two veils of noise: how fine it is across and along, and where it begins. */
const VEILS = [
  { id: 'veil', frequency: '.014 .006', seed: 3 },
  { id: 'thin-veil', frequency: '.022 .007', seed: 11 },
] as const;

/** From red, which the noise has, to the opacity of a pale grey: only its peaks are seen. */
const PALE = '0 0 0 0 .8 0 0 0 0 .78 0 0 0 0 .72 3 0 0 0 -1.45';

/** Steam over the picture `kettle` in a page's hero: it rises once, when the page is opened. */
export function Steam() {
  const classes = recipe();
  return (
    <div className={classes.picture} aria-hidden="true">
      <div className={classes.cone}>
        {VEILS.map(({ id, frequency, seed }) => (
          <svg
            key={id}
            viewBox="0 0 290 860"
            preserveAspectRatio="none"
            className={classes.drift}
            aria-hidden="true"
          >
            <filter id={id} x="0" y="0" width="1" height="1">
              <feTurbulence
                type="fractalNoise"
                baseFrequency={frequency}
                numOctaves="4"
                seed={seed}
              />
              <feColorMatrix values={PALE} />
            </filter>
            <rect width="290" height="860" filter={`url(#${id})`} />
          </svg>
        ))}
      </div>
    </div>
  );
}
