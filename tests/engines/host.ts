import { site } from '../../src/site/site';
import { serve } from '../../tools/serve';
import { copySite } from '../support/copied-site';
import { type Front, startFront } from '../support/front';
import { type Received, startStandIn } from '../support/stand-in';

/** The site on this machine, its services too, as one test sees it. */
export interface Host extends Front {
  /** What has been posted to the form's service since this host was opened. */
  readonly posts: () => readonly Received[];
}

/**
 * Serves the built site with the addresses of its services changed to those of a stand-in on this
 * machine, since not every engine lets a test lead requests elsewhere.
 */
export async function startHosts() {
  const standIn = await startStandIn();
  const origins = [site.form, site.map, ...Object.values(site.dashboards)]
    .filter((address) => !address.startsWith('/'))
    .map((address) => new URL(address).origin);
  const copy = await copySite((text) =>
    origins.reduce((changed, origin) => changed.replaceAll(origin, standIn.url), text),
  );
  const served = await serve({ root: copy.root, port: 0 });
  return {
    /** The site at an address that no page has been opened at: nothing is cached or remembered. */
    open: async (): Promise<Host> => {
      const before = standIn.posts().length;
      return {
        ...(await startFront(served.url)),
        posts: () => standIn.posts().slice(before),
      };
    },
    close: async () => {
      await Promise.all([served.close(), standIn.close()]);
      await copy.remove();
    },
  };
}
