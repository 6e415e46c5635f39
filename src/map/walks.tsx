import { sva } from '../../styled-system/css';
import type { mapPage } from '../content/map-page';
import { AnyLink } from '../parts/any-link';

/** Stands under the plan; on a desktop its columns meet at the meridian. */
const recipe = sva({
  slots: ['panel', 'heading', 'list', 'row', 'minutes', 'note'],
  base: {
    panel: {
      position: 'relative',
      paddingBlock: '3',
      paddingLeft: 'start',
      paddingRight: 'margin',
      background: { base: 'page', lg: 'none' },
      borderTop: 'rule',
      display: 'grid',
      lg: { layout: 'hung', paddingRight: 'edge' },
    },
    heading: { textStyle: 'title' },
    list: {
      display: 'grid',
      marginBlock: '2',
      lg: {
        gridArea: '2 / 1 / 3 / 3',
        gridTemplateColumns:
          'repeat(4, calc(({spacing.meridian} - {spacing.gutter}) / 4)) minmax(0, 1fr)',
      },
      // In a low frame on a phone the plan, which names the stations too, needs the room.
      '@media (max-width: 1023px) and (max-height: 559px)': { display: 'none' },
    },
    row: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      borderTop: 'hair',
      paddingBlock: '4px',
      fontVariantNumeric: 'tabular-nums',
      lg: {
        flexDirection: 'column-reverse',
        alignItems: 'start',
        justifyContent: 'flex-end',
        gap: '0',
        paddingRight: '5',
        borderTop: 'none',
        '&:last-child': { paddingLeft: 'inset' },
      },
    },
    minutes: { whiteSpace: 'nowrap', textStyle: 'reading', fontSize: '28px' },
    note: {
      color: 'quiet',
      lg: { paddingLeft: 'inset' },
      '& a': {
        display: 'flex',
        alignItems: 'center',
        width: 'fit-content',
        minHeight: 'target',
        textDecorationLine: 'underline',
        textUnderlineOffset: '0.3em',
      },
    },
  },
});

/** The walk from each station or pier, the shortest first, and the map's sources. */
export function Walks({
  data,
  walks,
  openHref,
}: {
  readonly data: typeof mapPage;
  readonly walks: readonly { readonly name: string; readonly minutes: number }[];
  readonly openHref: string;
}) {
  const classes = recipe();
  return (
    <div className={classes.panel}>
      <h1 className={classes.heading}>{data.heading}</h1>
      <ul className={classes.list}>
        {walks.map(({ name, minutes }) => (
          <li key={name} className={classes.row}>
            <span>{name}</span>
            <span className={classes.minutes}>{`${minutes} min`}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        {data.source}{' '}
        <AnyLink href={openHref} newTab>
          {data.open}
        </AnyLink>
      </p>
    </div>
  );
}
