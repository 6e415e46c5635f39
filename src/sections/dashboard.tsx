import { Band } from '../components/band';
import { Embed } from '../components/embed';
import { SectionHead } from '../components/section-head';
import type { DashboardFrame, SectionHead as SectionHeadData } from '../content/types';

/** A client's live rank-tracking dashboard in a frame. */
export function Dashboard({
  data,
  src,
}: {
  readonly data: SectionHeadData & DashboardFrame;
  /** The dashboard's address. */
  readonly src: string;
}) {
  return (
    <Band>
      <SectionHead head={data} />
      <Embed
        kind="dashboard"
        title={data.title}
        src={src}
        open={data.open}
        fallback={data.fallback}
      />
    </Band>
  );
}
