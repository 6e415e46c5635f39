import type { Engine } from '../../tools/engines';
import { enquiry } from './enquiry';
import { inBrowser } from './in-engine';
import { islands } from './islands';
import { journeys } from './journeys';
import { moving } from './moving';
import { navigation } from './navigation';
import { noScript } from './no-script';
import { rendering } from './rendering';

/** Every test, the same in each engine. */
export function table(engine: Engine): void {
  inBrowser(engine, engine, { script: true }, (session) => {
    rendering(session);
    islands(session);
    navigation(session);
    journeys(session);
    moving(session);
    enquiry(session);
  });
  inBrowser(engine, `${engine} without script`, { script: false }, noScript);
}
