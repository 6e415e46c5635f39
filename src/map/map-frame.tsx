import type { Frame } from '../content/types';
import { Embed } from '../parts/embed';
import { VisuallyHidden } from '../parts/visually-hidden';

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
      <VisuallyHidden as="h2">{data.heading}</VisuallyHidden>
      <Embed kind="map" title={data.title} src={src} open={data.open} fallback={data.fallback} />
    </section>
  );
}
