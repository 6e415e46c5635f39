import { Limit, tokenOf } from './access.ts';
import { type Asset, loadAssets } from './assets.ts';
import type { Agency } from './calendar-file.ts';
import { Clock } from './clock.ts';
import type { DeskConfig } from './config.ts';
import { Consultations } from './consultations.ts';
import type { Store } from './database.ts';
import { Enquiries } from './enquiries.ts';
import { createMails } from './mails.ts';
import { Outbox } from './outbox.ts';
import type { Frame } from './page.ts';
import { Keeper } from './record.ts';

export interface Desk {
  readonly config: DeskConfig;
  readonly store: Store;
  readonly enquiries: Enquiries;
  readonly consultations: Consultations;
  readonly clock: Clock;
  readonly outbox: Outbox | undefined;
  /** What signs in to the inbox. */
  readonly token: string;
  /** Whether the token was made just now: the desk has never run on this folder. */
  readonly isNew: boolean;
  readonly limits: Readonly<Record<'enquiries' | 'bookings', Limit>>;
  readonly frame: Frame;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly agency: () => Agency;
  /** Its own origin, known once it listens. */
  readonly originOf: () => string;
}

export function createDesk(config: DeskConfig, store: Store, originOf: () => string): Desk {
  const { smtp, email, place } = config;
  const { sheet, files } = loadAssets();
  const agency = () => ({ email, place, host: new URL(originOf()).hostname });
  const keeper = new Keeper(config.data, store.now());
  const mails = smtp ? createMails(store, agency, originOf) : undefined;
  const enquiries = new Enquiries(store, keeper, mails !== undefined);
  return {
    config,
    store,
    enquiries,
    consultations: new Consultations(store, keeper, config.notice, mails),
    clock: new Clock(store),
    outbox: smtp ? new Outbox(store, enquiries, keeper, { smtp, email }) : undefined,
    ...tokenOf(config.data),
    limits: { enquiries: new Limit(30, 300), bookings: new Limit(6, 10) },
    frame: {
      sheet,
      // Under `npm start` it is known only later.
      get site() {
        return config.site;
      },
    },
    assets: files,
    agency,
    originOf,
  };
}
