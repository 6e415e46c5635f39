import type { Hono } from 'hono';
import { type Env, isSame } from '../access.ts';
import { calendarFeed, calendarFile } from '../calendar-file.ts';
import type { Desk } from '../desk.ts';
import { answerNotFound } from './answers.ts';

const TYPE = 'text/calendar; charset=utf-8';

/** Calendar files: of one booking for its owner, of all to come for the staff. */
export function calendarRoutes(app: Hono<Env>, desk: Desk): void {
  const { consultations, store, originOf } = desk;
  app.get('/consultation/:secret/calendar.ics', (c) => {
    const secret = c.req.param('secret');
    const booking = consultations.find(secret);
    if (!booking) return answerNotFound(c, desk);
    const link = `${new URL(originOf()).origin}/consultation/${secret}`;
    const file = calendarFile(booking, desk.agency(), {
      method: 'PUBLISH',
      link,
      now: store.now(),
    });
    return c.body(file, 200, {
      'Content-Type': TYPE,
      'Content-Disposition': 'attachment; filename="consultation.ics"',
    });
  });
  app.get('/calendar/:file{[\\w-]+\\.ics}', (c) => {
    if (!isSame(c.req.param('file'), `${desk.calendarSecret}.ics`)) return answerNotFound(c, desk);
    return c.body(calendarFeed(consultations.list('coming'), desk.agency()), 200, {
      'Content-Type': TYPE,
    });
  });
}
