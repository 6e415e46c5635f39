import { clients } from './clients';
import { find } from './find';
import { type DashboardClient, site } from './site';
import type { Client, PageMeta } from './types';

/** The path of a client's dashboard. */
export interface Dashboard {
  readonly client: DashboardClient;
  readonly clientName: string;
  readonly path: string;
  readonly name: string;
  readonly meta: PageMeta;
}

/** Every dashboard that is a page of our own. */
export const dashboards: readonly Dashboard[] = (
  Object.keys(site.dashboards) as DashboardClient[]
).map((client) => {
  const { name } = find<string, Client>(clients, client);
  return {
    client,
    clientName: name,
    path: `/live/${client}`,
    name: `${name} rankings`,
    meta: {
      title: `${name}: search rankings, week by week`,
      description: `Where ${name} stands in search for twelve chosen terms: the last reading, every week before it, and the change since the first.`,
    },
  };
});
