import { useEffectEvent, useLayoutEffect } from 'react';
import { CHANGED_ELSEWHERE } from '../boot/choices';

/**
 * Reads the visitor's choices from the page as React commits, since the boot script handles presses
 * until then, and whenever another tab has changed one.
 *
 * @param read takes a choice from the page into the island's state
 */
export function useOnPage(read: () => void): void {
  const update = useEffectEvent(read);
  useLayoutEffect(() => {
    const listen = () => update();
    listen();
    for (const event of CHANGED_ELSEWHERE) addEventListener(event, listen);
    return () => {
      for (const event of CHANGED_ELSEWHERE) removeEventListener(event, listen);
    };
  }, []);
}
