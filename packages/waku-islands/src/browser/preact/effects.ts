import { options } from 'preact';

/*
 * When effects run. Preact runs all effects after the next frame. React runs those caused by an
 * event or `flushSync` before it goes on, so that the next press finds them done.
 */
const { event } = options as { event?: (given: Event) => Event };
const scheduling = options as { requestAnimationFrame?: ((run: () => void) => void) | undefined };

/** Makes the next effects run before the next frame; effects that they cause run after it. */
export function effectsSoon(): void {
  scheduling.requestAnimationFrame = soon;
}

function soon(run: () => void): void {
  scheduling.requestAnimationFrame = undefined;
  queueMicrotask(run);
}

Object.assign(options, {
  event: (given: Event) => {
    effectsSoon();
    return event?.(given) ?? given;
  },
});
