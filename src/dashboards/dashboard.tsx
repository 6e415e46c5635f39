import type { Frame, SectionHead as SectionHeadData } from '../content/schemas';
import { Band } from '../parts/band';
import { Embed } from '../parts/embed';
import { SectionHead } from '../parts/section-head';

/** A client's rank-tracking dashboard in an iframe. */
export function Dashboard({
  data,
  src,
}: {
  readonly data: SectionHeadData & Frame;
  readonly src: string;
}) {
  return (
    <Band>
      <SectionHead head={data} />
      <Embed kind="dashboard" data={data} src={src} />
    </Band>
  );
}
