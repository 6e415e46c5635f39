/** How long a pointer has to rest before a tooltip opens, in milliseconds. */
const DELAY = 700;
/** For how long after a tooltip has closed the next one opens without delay, in milliseconds. */
const SKIP = 300;

/**
 * Tooltips of `[data-hint]`, whose text CSS shows while `data-open` is set. One opens after the
 * pointer has rested, or at once on focus or after another has just closed. Escape closes it.
 */
export function showTooltips(): void {
  let timer = 0;
  let open: HTMLElement | undefined;
  let closedAt = -SKIP;
  const close = () => {
    if (open) closedAt = performance.now();
    open?.removeAttribute('data-open');
    open = undefined;
  };
  const onEvent = (event: Event) => {
    const { type, target, key, pointerType } = event as KeyboardEvent & PointerEvent;
    const hint = (target as Element).closest?.<HTMLElement>('[data-hint]');
    const isMove = type === 'pointermove';
    const isFocus = type === 'focusin';
    // Movement within a control and its tooltip changes nothing, nor does any key but Escape.
    if ((isMove && hint && hint === open) || (key && key !== 'Escape')) return;
    if (!isFocus) close();
    // Each movement restarts the delay.
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
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'focusout', 'keydown'])
    addEventListener(type, onEvent, true);
}
