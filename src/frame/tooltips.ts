/** How long a pointer rests before the tooltip opens, in milliseconds. */
const DELAY = 700;
/** For how long after one closed the next opens without delay, in milliseconds. */
const SKIP = 300;

/**
 * Tooltips of `[data-hint]`, whose text CSS shows while `data-open` is set: after the pointer has
 * rested, at once beside one that has just closed, at once on focus. Escape closes.
 */
export function showHints(): void {
  let timer = 0;
  let open: HTMLElement | undefined;
  let closedAt = -SKIP;
  const close = () => {
    if (open) closedAt = performance.now();
    open?.removeAttribute('data-open');
    open = undefined;
  };
  const onSign = (event: Event) => {
    const { type, target } = event;
    const { key, pointerType } = event as KeyboardEvent & PointerEvent;
    const hint = (target as Element).closest?.<HTMLElement>('[data-hint]');
    const isMove = type === 'pointermove';
    const isFocus = type === 'focusin';
    // Movement within the control and its tooltip changes nothing, nor do keys but Escape.
    if ((isMove && hint && hint === open) || (key && key !== 'Escape')) return;
    if (!isFocus) close();
    // Each movement begins the rest anew.
    clearTimeout(timer);
    const isWanted = isFocus ? (target as Element).matches(':focus-visible') : isMove;
    if (!hint || !isWanted || (isMove && pointerType !== 'mouse')) return;
    const isAtOnce = isFocus || performance.now() - closedAt < SKIP;
    timer = window.setTimeout(
      () => {
        close();
        open = hint;
        hint.dataset.open = '';
      },
      isAtOnce ? 0 : DELAY,
    );
  };
  for (const sign of ['pointermove', 'pointerdown', 'focusin', 'focusout', 'keydown'])
    addEventListener(sign, onSign, true);
}
