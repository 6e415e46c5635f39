import type { Frame } from '../content/types';
import { Embed } from '../parts/embed';

/** The map, from edge to edge. */
export function MapSection({
  data,
  src,
}: {
  readonly data: Frame & { readonly heading: string };
  /** The map's address. */
  readonly src: string;
}) {
  return (
    <section data-rise="">
      <h2 className="visually-hidden">{data.heading}</h2>
      <Embed kind="map" data={data} src={src} />
    </section>
  );
}
