import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { type Env, isOwnHost } from './access.ts';
import { answerNotFound, NOTHING_STORED, RETRY_SECONDS } from './answers.ts';
import { BrokenStore } from './database.ts';
import type { Desk } from './desk.ts';
import { healthOf, problemsOf } from './health.ts';
import { log, loggable } from './log.ts';
import { messagePage } from './page.ts';
import { bookingRoutes } from './routes/booking.ts';
import { enquiryRoutes } from './routes/enquiry.ts';
import { inboxRoutes } from './routes/inbox.ts';

/** The only address that the site may frame: its form posts there from a hidden frame. */
const FRAMED = '/enquiry';
/** The largest form that is read, in bytes. */
const LARGEST = 16 * 1024;

/** The desk's routes, with the headers and checks for all of them. */
export function createApp(desk: Desk): Hono<Env> {
  const { config, originOf } = desk;
  // A slash at an address's end makes no difference.
  const app = new Hono<Env>({ strict: false });

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ['data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: [(c) => (c.req.path === FRAMED ? framers(config.site) : "'none'")],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
      // Subdomains are left to the owner, whose proxy may add them.
      strictTransportSecurity: 'max-age=63072000',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
      // Addresses of bookings are secrets, but "no-referrer" would make posts send "Origin: null".
      referrerPolicy: 'same-origin',
      // The Content-Security-Policy says who may frame a page.
      xFrameOptions: false,
    }),
  );
  app.use(async (c, next) => {
    c.header('X-Robots-Tag', 'noindex');
    c.header('Cache-Control', 'no-store');
    // A foreign host name may be an attempt to reach the inbox from another site's page.
    if (!isOwnHost(c.req.header('host') ?? '', originOf(), config.host))
      return c.text('This host is not served here.\n', 421);
    // With a broken store, posts still reach their routes, which show again what was typed.
    const { broken } = desk.store;
    if (broken !== undefined && c.req.method !== 'POST' && c.req.path !== '/health')
      throw new BrokenStore(broken);
    return next();
  });
  app.post(
    '*',
    bodyLimit({
      maxSize: LARGEST,
      onError: () => {
        throw new HTTPException(413, { message: 'The form is larger than 16 KB.' });
      },
    }),
  );
  // CSRF: browsers send where a post comes from, in headers that a page elsewhere cannot forge.
  app.use('/inbox/*', csrf());

  app.get('/', (c) => c.redirect('/consultation', 303));
  app.get('/assets/:name', (c) => {
    const file = desk.assets.get(c.req.path);
    if (!file) return answerNotFound(c, desk);
    return c.body(file.body, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  enquiryRoutes(app, desk);
  bookingRoutes(app, desk);
  inboxRoutes(app, desk);
  // For monitors.
  app.get('/health', async (c) => {
    const health = await healthOf(desk);
    const isWell = problemsOf(health).length === 0;
    return c.json({ status: isWell ? 'ok' : 'failing', ...health }, isWell ? 200 : 503);
  });

  app.notFound((c) => answerNotFound(c, desk));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 404) return answerNotFound(c, desk);
    if (error instanceof HTTPException) {
      // Where site and desk have one origin, the site's script reads this status in its hidden frame,
      // and does not post again.
      // The unread rest of the body must not be taken for the next request.
      c.header('Connection', 'close');
      // Only `csrf` gives no message.
      const why = error.message || 'This request did not come from the inbox itself.';
      return c.html(messagePage(desk, 'Refused', `${why} Nothing was stored.`), error.status);
    }
    if (error instanceof BrokenStore) {
      const text = `${error.message} Nothing is stored until whoever runs the desk has mended that.`;
      return c.html(messagePage(desk, 'Not now', text), 503);
    }
    desk.store.noteDamage(error);
    log('error', 'request-failed', { route: c.req.routePath, ...loggable(error) });
    c.header('Retry-After', RETRY_SECONDS);
    return c.html(messagePage(desk, 'Not now', NOTHING_STORED), 503);
  });
  return app;
}

/** The origins that may frame. A local site has two: `localhost` and the loopback address. */
function framers(site: string): string {
  const { origin } = new URL(site);
  return [...new Set([origin, origin.replace('http://localhost', 'http://127.0.0.1')])].join(' ');
}
