import type { ReactNode } from 'react';
import type { Reading as ReadingData } from '../../content/schemas';
import { Band } from '../band';
import { Reading } from '../reading';
import { columns } from './columns.styles';

/** Three or four figures side by side over their scales; what is counted in them stands below. */
export function ReadingsRow({
  label,
  readings,
  tone,
  children,
}: {
  readonly label: string;
  readonly readings: readonly ReadingData[];
  readonly tone?: 'raised';
  readonly children?: ReactNode;
}) {
  const classes = columns({ count: readings.length === 3 ? 3 : 4, look: 'figures' });
  return (
    <Band label={label} space="half" tone={tone}>
      <div data-rise="" data-draw="">
        <ul className={classes.root}>
          {readings.map((reading) => (
            <li key={reading.label} className={classes.item}>
              <Reading data={reading} withNote />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Band>
  );
}
