import { loadAssets } from './assets.ts';
import { createClock } from './clock.ts';
import type { DeskConfig } from './config.ts';
import { Consultations } from './consultations.ts';
import type { Store } from './database.ts';
import { Enquiries } from './enquiries.ts';
import { Limit } from './limits.ts';
import { createMails } from './mails.ts';
import { createOutbox } from './outbox.ts';
import { Keeper } from './record.ts';
import { createSignIn } from './sign-in.ts';

/** The parts of a desk. */
export type Desk = ReturnType<typeof createDesk>;

export function createDesk(config: DeskConfig, store: Store, originOf: () => string) {
  const { smtp, email, place } = config;
  const agency = () => ({ email, place, host: new URL(originOf()).hostname });
  const keeper = new Keeper(config.data, store.now());
  const mails = smtp ? createMails(store, agency, originOf) : undefined;
  const enquiries = new Enquiries(store, keeper, mails);
  return {
    config,
    store,
    enquiries,
    consultations: new Consultations(store, keeper, config.notice, mails),
    clock: createClock(store),
    outbox: smtp ? createOutbox(store, enquiries, keeper, { smtp, email }) : undefined,
    signIn: createSignIn(store, config.data, originOf),
    limits: {
      enquiries: new Limit({ aMinute: 30, aDay: 300, aDayWider: 600 }),
      bookings: new Limit({ aMinute: 6, aDay: 10, aDayWider: 20 }),
    },
    // The path of the style sheet, and all files by path.
    ...loadAssets(),
    agency,
    originOf,
  };
}
