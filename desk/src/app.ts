import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import {
  type Env,
  isForwarded,
  isLoopback,
  isOwnHost,
  ownOrigin,
  type Request,
  remoteOf,
} from './access.ts';
import { BrokenStore } from './database.ts';
import type { Desk } from './desk.ts';
import { RefusedRequest } from './form-data.ts';
import { plainAddress } from './limiter.ts';
import { about, log } from './log.ts';
import { messagePage } from './pages/page.ts';
import { answerNotFound, NOTHING_STORED, RETRY_SECONDS, send } from './routes/answers.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { consultationRoutes } from './routes/consultation.ts';
import { answerLost, enquiryRoutes, isFramed } from './routes/enquiry.ts';
import { healthRoutes } from './routes/health.ts';
import { inboxRoutes } from './routes/inbox.ts';

/** What the site may show in the hidden frame of its form; nothing else may be framed. */
const FRAMED = ['/enquiry', '/thank-you'];

/** The desk's routes, and what holds for all of them. */
export function createApp(desk: Desk): Hono<Env> {
  const { config, frame, originOf } = desk;
  const app = new Hono<Env>();
  const proxies = new Set(config.proxies.map(plainAddress));
  let hasWarned = false;

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ['data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: [(c) => (FRAMED.includes(c.req.path) ? framers(config.site) : "'none'")],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
      strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
      // Addresses of bookings are secrets. With "no-referrer" browsers send posts with "Origin: null".
      referrerPolicy: 'same-origin',
      // The policy says it more exactly.
      xFrameOptions: false,
    }),
  );
  app.use(async (c, next) => {
    c.header('X-Robots-Tag', 'noindex');
    c.header('Cache-Control', 'no-store');
    // A name that is not ours may be an attempt to reach the inbox through another's page.
    if (!isOwnHost(c.req.header('host'), originOf(), config.host))
      return c.text('This host is not served here.\n', 421);
    if (isForwarded(c) && !proxies.has(remoteOf(c))) return refuseForwarded(c);
    // Posts go on to their routes, which keep what was typed.
    const { broken } = desk.store;
    if (broken !== undefined && c.req.method !== 'POST' && c.req.path !== '/health')
      throw new BrokenStore(broken);
    return next();
  });

  function refuseForwarded(c: Request) {
    const peer = remoteOf(c);
    if (!hasWarned) {
      hasWarned = true;
      // Of a visitor the log holds no address; a proxy on this machine has none to protect.
      const line = isLoopback(peer) ? `NOUGHTLINE_DESK_PROXY=${peer}` : 'NOUGHTLINE_DESK_PROXY';
      log('warn', 'untrusted-proxy', { set: line });
    }
    if (isFramed(c)) return answerLost(c, desk);
    return send(
      c,
      messagePage(
        frame,
        'Refused',
        'This request came through a proxy that the desk does not know. Whoever runs the desk finds in its log what to set.',
      ),
      403,
    );
  }

  // Browsers send where a post comes from; a page elsewhere can forge neither header.
  app.use('/inbox/*', csrf({ origin: (origin, c) => origin === ownOrigin(c, originOf()) }));

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
  consultationRoutes(app, desk);
  calendarRoutes(app, desk);
  inboxRoutes(app, desk);
  healthRoutes(app, desk);

  app.notFound((c) => answerNotFound(c, desk));
  app.onError((error, c) => {
    const isEnquiry = isFramed(c);
    if (error instanceof RefusedRequest) {
      // What was not read of the body must not be taken for the next request.
      c.header('Connection', 'close');
      if (isEnquiry) return answerLost(c, desk);
      const text = `${error.message} Nothing was stored.`;
      return send(c, messagePage(frame, 'Not accepted', text), error.status);
    }
    if (error instanceof HTTPException && error.status === 403) {
      const text = 'This request did not come from the inbox itself.';
      return send(c, messagePage(frame, 'Refused', text), 403);
    }
    if (error instanceof BrokenStore) {
      const text = `${error.message} Nothing is stored until whoever runs the desk has mended that.`;
      return send(c, messagePage(frame, 'Not now', text), 503);
    }
    desk.store.notice(error);
    log('error', 'request-failed', { route: c.req.routePath, ...about(error) });
    c.header('Retry-After', String(RETRY_SECONDS));
    return send(c, messagePage(frame, 'Not now', NOTHING_STORED), 503);
  });
  return app;
}

/** `localhost` and the loopback address are two origins of one local site. */
function framers(site: string): string {
  const { origin } = new URL(site);
  return origin.startsWith('http://localhost')
    ? `${origin} ${origin.replace('localhost', '127.0.0.1')}`
    : origin;
}
