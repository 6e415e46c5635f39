import { createSignIn } from './access.ts';
import { loadAssets } from './assets.ts';
import type { DeskConfig } from './config.ts';
import { Consultations } from './consultations.ts';
import type { Store } from './database.ts';
import { Enquiries } from './enquiries.ts';
import { Limit } from './limits.ts';
import { createMails } from './mails.ts';
import { createOutbox } from './outbox.ts';

export type Desk = ReturnType<typeof createDesk>;

/** Puts a desk together, without the server that runs it. */
export function createDesk(config: DeskConfig, store: Store, originOf: () => string) {
  const { data, smtp, email, place } = config;
  const agency = () => ({ email, place, host: new URL(originOf()).hostname });
  const mails = smtp ? createMails(store, agency, originOf) : undefined;
  const enquiries = new Enquiries(store, data, mails);
  return {
    config,
    store,
    enquiries,
    consultations: new Consultations(store, data, config.notice, mails),
    outbox: smtp ? createOutbox(store, enquiries, { folder: data, smtp, email }) : undefined,
    signIn: createSignIn(store, data, originOf),
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
