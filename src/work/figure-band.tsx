import { Figure } from '../charts/figure';
import type { Figure as FigureData } from '../content/types';
import { Band } from '../parts/band';

/** One figure as a band of its own: the drawing left of the line, its words right of it. */
export function FigureBand({ data }: { readonly data: FigureData }) {
  return (
    <Band label={data.title} space="half">
      <Figure data={data} layout="hung" height={320} />
    </Band>
  );
}
