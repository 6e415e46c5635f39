/**
 * The inline script of the contact page: the time in Greenwich, whether the studio is open, and
 * whether the visitor's clock is ahead. The studio's hours ignore bank holidays.
 */

import { forgetOnPress } from '../parts/script/visitor-number';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  forgetOnPress();
  // There are two clocks: a phone shows the one under the form.
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) start(clock);
});

function start(clock: HTMLElement): void {
  const [time, place, studio, here] = ['time', 'place', 'studio', 'here'].map((line) =>
    clock.querySelector<HTMLElement>(`[data-line=${line}]`),
  );
  if (!time || !place || !studio || !here) return;
  /** One of the texts that a line holds as data attributes. */
  const textOf = (line: HTMLElement, name: string) => line.dataset[name] ?? '';
  const { opens = '', closes = '', days = '' } = clock.dataset;
  const openDays = days.split(' ');
  place.textContent = textOf(place, 'place');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { lang } = document.documentElement;
  const tick = () => {
    const now = new Date();
    const zone = { timeZone: 'Europe/London' };
    // The days are written in English, whatever the page's language.
    const day = now.toLocaleDateString('en-GB', { ...zone, weekday: 'long' });
    const clockTime = now.toLocaleTimeString(lang, { ...zone, hour: '2-digit', minute: '2-digit' });
    const isOverForTheWeek =
      !openDays.includes(day) || (day === openDays.at(-1) && clockTime >= closes);
    const isOpen = !isOverForTheWeek && clockTime >= opens && clockTime < closes;
    time.textContent = clockTime;
    let state = isOverForTheWeek ? 'reopens' : 'later';
    if (isOpen) state = 'open';
    studio.textContent = textOf(studio, state);
    // In summer the clocks of London, Greenwich among them, are an hour ahead of UTC.
    const offset = now.toLocaleString('en-GB', { ...zone, timeZoneName: 'longOffset' });
    const minutesAhead = -now.getTimezoneOffset() - (offset.endsWith('+01:00') ? 60 : 0);
    let relation = minutesAhead > 0 ? 'ahead' : 'behind';
    if (minutesAhead === 0) relation = 'same';
    here.textContent = textOf(here, relation);
    clearTimeout(timer);
    timer = setTimeout(tick, 60_000 - (now.getTime() % 60_000));
  };
  // A page from the back/forward cache still shows the time at which it was left.
  addEventListener('pageshow', tick);
  tick();
}
