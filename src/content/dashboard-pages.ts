import { find } from '../site/find';
import { type DashboardClient, site } from '../site/site';
import { clients } from './clients';
import type { PageRecord } from './schemas';

/** The page of each client's dashboard. */
export const dashboards = (Object.keys(site.dashboards) as DashboardClient[]).map((client) => {
  const { name } = find(clients, client, 'clients.yaml');
  return {
    client,
    clientName: name,
    page: {
      path: `/live/${client}`,
      shortTitle: `${name} rankings`,
      visibility: 'unlisted',
      kind: 'frame',
      seoTitle: `${name}: search rankings, week by week`,
      description: `Where ${name} stands in search for twelve chosen terms: the last reading, every week before it, and the change since the first.`,
    } satisfies PageRecord,
  };
});
