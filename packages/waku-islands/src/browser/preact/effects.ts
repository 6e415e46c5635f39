import { options } from 'preact';

/*
 * When effects run. Preact runs all of them after the next frame. React runs those that an event or
 * `flushSync` has brought before it goes on, so that the next press finds them done.
 */
const { event } = options as { event?: (given: Event) => Event };
const scheduling = options as { requestAnimationFrame?: ((run: () => void) => void) | undefined };

/** The next effects run before the next frame. What they bring in turn comes after it. */
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
