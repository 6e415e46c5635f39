import { allEngines } from '../../tools/engines';
import { enquiry } from './enquiry';
import { inBrowser } from './in-engine';
import { islands } from './islands';
import { pages } from './pages';

/* Every test, the same in each engine. */
for (const engine of allEngines) {
  inBrowser(engine, (session) => {
    pages(session);
    islands(session);
    enquiry(session);
  });
}
