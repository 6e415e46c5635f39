import { dashboards } from '../../content/dashboard-pages';
import { ranks } from '../../content/rank-files';
import { RankDashboard } from '../../dashboards/rank-dashboard';
import { rankReport } from '../../dashboards/rank-report';
import { PageHead } from '../../seo/page-head';
import type { DashboardClient } from '../../site/site';
import { withBasePath } from '../../site/urls';

/** A client's dashboard. It stands in frames, so it has neither header nor footer. */
export default async function LivePage({ client }: { readonly client: DashboardClient }) {
  const path = `/live/${client}`;
  const found = dashboards.find((dashboard) => dashboard.client === client);
  if (!found)
    throw new Error(`There is no dashboard for "${client}"; see src/content/dashboard-pages.ts.`);
  return (
    <main id="main">
      <PageHead path={path} />
      <RankDashboard
        client={found.clientName}
        report={rankReport(ranks[client])}
        csv={withBasePath(`${path}.csv`)}
        home={withBasePath('/')}
      />
    </main>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: dashboards.map(({ client }) => client) }) as const;
