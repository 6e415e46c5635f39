import type { Frame } from '../content/types';
import { Embed } from '../parts/embed';
import { site } from '../site/site';

/** The map, from edge to edge. */
export function MapSection({ data }: { readonly data: Frame & { readonly heading: string } }) {
  return (
    <section data-rise="">
      <h2 className="visually-hidden">{data.heading}</h2>
      <Embed kind="map" data={data} src={site.map} />
    </section>
  );
}
