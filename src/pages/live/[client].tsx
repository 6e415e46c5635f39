import { dashboardWords } from '../../content/dashboard-words';
import { dashboards } from '../../content/dashboards';
import { rankReport } from '../../content/rank-report';
import { ranks } from '../../content/ranks';
import type { DashboardClient } from '../../content/site';
import { inside } from '../../metadata/absolute';
import { Metadata } from '../../metadata/metadata';
import { RankDashboard } from '../../sections/rank-dashboard';

/** A client's dashboard. It stands in frames, so it has neither header nor footer. */
export default async function LivePage({ client }: { readonly client: DashboardClient }) {
  const path = `/live/${client}`;
  const found = dashboards.find((dashboard) => dashboard.client === client);
  if (!found)
    throw new Error(`There is no dashboard for "${client}"; see src/content/dashboards.ts.`);
  return (
    <main id="main" tabIndex={-1}>
      <Metadata path={path} />
      <RankDashboard
        client={found.clientName}
        report={rankReport(ranks[client])}
        words={dashboardWords}
        csv={inside(`${path}.csv`)}
        home={inside('/')}
      />
    </main>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: dashboards.map(({ client }) => client) }) as const;
