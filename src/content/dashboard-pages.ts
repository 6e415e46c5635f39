import { countInWords } from '../site/count-in-words';
import { find } from '../site/find';
import { type DashboardClient, site } from '../site/site';
import { clients } from './clients';
import { ranks } from './rank-files';
import type { PageRecord } from './schemas';

/** The page of each client's dashboard. */
export const dashboards = (Object.keys(site.dashboards) as DashboardClient[]).map((client) => {
  const { name } = find(clients, client, 'clients.yaml');
  const count = countInWords(ranks[client].terms.length);
  return {
    client,
    clientName: name,
    page: {
      path: `/live/${client}`,
      shortTitle: `${name} rankings`,
      visibility: 'unlisted',
      kind: 'frame',
      seoTitle: `${name}: search rankings, week by week`,
      description: `Where ${name} stands in search for ${count} chosen terms: the last reading, every week before it, and the change since the first.`,
    } satisfies PageRecord,
  };
});
