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
  /** One of the texts that an element holds as attributes. */
  const say = (line: HTMLElement, which: string) => line.dataset[which] ?? '';
  const [opens = '', closes = '', ...days] = say(clock, 'clock').split(' ');
  place.textContent = say(place, 'place');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { lang } = document.documentElement;
  const tick = () => {
    const now = new Date();
    const zone = { timeZone: 'Europe/London' };
    // The days are written in English, whatever the page's language.
    const day = now.toLocaleDateString('en-GB', { ...zone, weekday: 'long' });
    const at = now.toLocaleTimeString(lang, { ...zone, hour: '2-digit', minute: '2-digit' });
    const isWeekend = !days.includes(day) || (day === days.at(-1) && at >= closes);
    const isOpen = !isWeekend && at >= opens && at < closes;
    time.textContent = at;
    const state = isOpen ? 'open' : isWeekend ? 'monday' : 'later';
    studio.textContent = say(studio, state);
    // Swedes write the year first: the later of two times is the larger text.
    const wall = (of?: Intl.DateTimeFormatOptions) => now.toLocaleString('sv', of);
    const [theirs, ours] = [wall(), wall(zone)];
    here.textContent = say(here, theirs === ours ? 'same' : theirs > ours ? 'ahead' : 'behind');
    clearTimeout(timer);
    timer = setTimeout(tick, 60_000 - (now.getTime() % 60_000));
  };
  // A page from the back/forward cache still shows the time at which it was left.
  addEventListener('pageshow', tick);
  tick();
}
