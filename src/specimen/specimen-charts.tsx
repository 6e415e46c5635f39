import { Figure } from '../charts/figure';
import { Sparkline } from '../charts/sparkline';
import type { Figure as FigureData } from '../content/schemas';
import { Band } from '../parts/band';
import { specimen } from './specimen.styles';

/** Every kind of chart with edge cases, in the page's theme only, since charts are large. */
export function SpecimenCharts({ figures }: { readonly figures: readonly FigureData[] }) {
  const classes = specimen();
  return (
    <div className={classes.root}>
      <Band space="half">
        <h2 className={classes.name}>Charts</h2>
        <div className={classes.charts}>
          {figures.map((figure) => (
            <Figure key={figure.title} data={figure} />
          ))}
        </div>
        <p className={classes.row}>
          <Sparkline values={[40, 38, undefined, 22, 14, 9, 9, 4]} bestAtTop />
          <Sparkline values={[4]} />
          <Sparkline values={[3, 3, 3]} />
        </p>
      </Band>
    </div>
  );
}
