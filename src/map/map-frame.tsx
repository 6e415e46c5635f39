import type { contact } from '../content/contact-page';
import { Embed } from '../parts/embed';
import { site } from '../site/site';

/** The map, from edge to edge. */
export function MapSection({ data }: { readonly data: (typeof contact)['map'] }) {
  return (
    <section data-rise="">
      <h2 className="visually-hidden">{data.heading}</h2>
      <Embed kind="map" data={data} src={site.map} />
    </section>
  );
}
