import { useAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { choose, isPaused } from '../boot/choices';
import { pausedAtom } from './store';

/**
 * Whether everything that moves by itself is paused, and how to change it: for all islands at once,
 * and remembered on the device.
 */
export function usePaused(): [paused: boolean, setPaused: (paused: boolean) => void] {
  const [paused, setPaused] = useAtom(pausedAtom);
  // The boot script answers presses until React commits, so also after the first render has read the page.
  useLayoutEffect(() => setPaused(isPaused()), [setPaused]);
  return [
    paused,
    (next) => {
      setPaused(next);
      choose('paused', `${next}`);
    },
  ];
}
