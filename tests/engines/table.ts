import type { Engine } from '../../tools/engines';
import { arrival } from './arrival';
import { enquiry } from './enquiry';
import { inBrowser } from './in-engine';
import { moving } from './moving';
import { navigation } from './navigation';
import { noScript } from './no-script';
import { rendering } from './rendering';

/** Every test, the same in each engine. */
export function table(engine: Engine): void {
  inBrowser(engine, engine, { script: true }, (session) => {
    rendering(session);
    arrival(session);
    navigation(session);
    moving(session);
    enquiry(session);
  });
  inBrowser(engine, `${engine} without script`, { script: false }, noScript);
}
