import { allEngines } from '../../tools/engines';
import { enquiry } from './enquiry';
import { inBrowser } from './in-engine';
import { islands } from './islands';
import { noScript } from './no-script';
import { pages } from './pages';

/* Every test, the same in each engine. */
for (const engine of allEngines) {
  inBrowser(engine, engine, true, (session) => {
    pages(session);
    islands(session);
    enquiry(session);
  });
  inBrowser(engine, `${engine} without script`, false, noScript);
}
