import { Sessions } from './access.ts';
import type { Agency } from './calendar-file.ts';
import { Cleaning } from './cleaning.ts';
import type { DeskConfig } from './config.ts';
import { Consultations, newSecret } from './consultations.ts';
import type { Store } from './database.ts';
import { Enquiries } from './enquiries.ts';
import { Entries } from './entries.ts';
import { Ceiling, Limiter } from './limiter.ts';
import { Mails } from './mails.ts';
import type { Frame } from './pages/page.ts';
import type { Asset } from './pages/style.ts';
import { loadAssets } from './pages/style.ts';

/** The parts of a desk. */
export interface Desk {
  readonly config: DeskConfig;
  readonly store: Store;
  readonly enquiries: Enquiries;
  readonly consultations: Consultations;
  readonly entries: Entries;
  readonly cleaning: Cleaning;
  readonly sessions: Sessions | undefined;
  readonly limits: Readonly<Record<'enquiries' | 'kept' | 'bookings' | 'signIns', Limiter>>;
  readonly ceiling: Ceiling;
  readonly frame: Frame;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly agency: () => Agency;
  /** Its own origin, known once it listens. */
  readonly originOf: () => string;
  /** The last part of the address of the private calendar. */
  readonly calendarSecret: string;
}

/** Puts a desk together. */
export function createDesk(config: DeskConfig, store: Store, originOf: () => string): Desk {
  const { sheet, files } = loadAssets();
  const agency = () => ({
    email: config.email,
    place: config.place,
    host: new URL(originOf()).hostname,
  });
  const mails = config.smtp ? new Mails(store, agency, originOf) : undefined;
  const consultations = new Consultations(store, config, mails);
  const entries = new Entries(store);
  return {
    config,
    store,
    enquiries: new Enquiries(store, mails !== undefined),
    consultations,
    entries,
    cleaning: new Cleaning(store, entries, consultations, config.keepDays),
    sessions: config.token ? new Sessions(store, config.token) : undefined,
    limits: {
      enquiries: new Limiter({ perMinute: 6, perDay: 60 }),
      // What comes in addition is kept for somebody to look at.
      kept: new Limiter({ perMinute: 30, perDay: 300 }),
      bookings: new Limiter({ perMinute: 6, perDay: 10 }),
      signIns: new Limiter({ perMinute: 5, perDay: 30 }),
    },
    ceiling: new Ceiling(config.ceiling),
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
    calendarSecret: calendarSecretOf(store),
  };
}

function calendarSecretOf(store: Store): string {
  const name = 'calendar-secret';
  const known = store.setting(name);
  if (known) return known;
  const made = newSecret();
  store.remember(name, made);
  return made;
}
