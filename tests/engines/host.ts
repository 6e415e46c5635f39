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

/** Where hosts come from. */
export interface Hosts {
  /** The site at an address that no page has been opened at: nothing is cached or remembered. */
  readonly open: () => Promise<Host>;
  readonly close: () => Promise<void>;
}

const services = [site.form, site.map, ...Object.values(site.dashboards)].filter(
  (address) => !address.startsWith('/'),
);

/**
 * Serves the built site with the addresses of its services changed to those of a stand-in on this
 * machine, since not every engine lets a test lead requests elsewhere. The addresses are as long as
 * they were: the page knows how long its payload is.
 */
export async function startHosts(): Promise<Hosts> {
  const standIn = await startStandIn();
  const origins = [...new Set(services.map((address) => new URL(address).origin))];
  const copy = await copySite((text, file) =>
    origins.reduce((changed, origin) => {
      const instead = file.endsWith('_headers') ? standIn.url : lengthened(standIn.url, origin);
      return changed.replaceAll(origin, instead);
    }, text),
  );
  const served = await serve({ root: copy.root, port: 0 });
  return {
    open: async () => {
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

/** An address with as many characters as another. */
function lengthened(address: string, as: string): string {
  const missing = as.length - address.length;
  if (missing < 1) throw new Error(`${as} is too short to be replaced by ${address}.`);
  return `${address}/${'-'.repeat(missing - 1)}`;
}
