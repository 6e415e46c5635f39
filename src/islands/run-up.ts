/** What stands before, in and after the figure of a reading: `+`, `300`, `%`. Words such as “Page 1” have none. */
const FIGURE = /^([^\d\p{L}]*)(\d[\d,]*(?:\.\d+)?)(.*)$/u;

/** Takes the readings inside an element from nought up to their value, once, and draws their scales. */
export function runUp(element: HTMLElement, seconds: number): void {
  for (const reading of element.querySelectorAll<HTMLElement>('[data-reading]')) {
    const value = reading.dataset.reading ?? '';
    const [, before = '', figure = '', after = ''] = FIGURE.exec(value) ?? [];
    if (figure === '') continue;
    const decimals = figure.split('.')[1]?.length ?? 0;
    const end = Number(figure.replaceAll(',', ''));
    count(seconds, (share) => {
      reading.textContent = share < 1 ? before + (end * share).toFixed(decimals) + after : value;
    });
  }
  for (const mark of element.querySelectorAll<HTMLElement>('[data-mark]')) {
    mark.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
      duration: seconds * 1000,
      easing: 'cubic-bezier(.2,.7,.1,1)',
    });
  }
}

/** Calls back in every frame with the share of the way that is done, slowing towards the end; last with 1. */
function count(seconds: number, step: (share: number) => void): void {
  const start = performance.now();
  const next = (now: number) => {
    const time = Math.min(1, (now - start) / (seconds * 1000));
    step(1 - (1 - time) ** 3);
    if (time < 1) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
