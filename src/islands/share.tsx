'use client';

import { useRef, useSyncExternalStore } from 'react';
import { copyAddress } from '../boot/share';
import { useFound } from './use-found';

/** Labels of the buttons and status messages. */
interface Labels {
  /** Names the group. */
  readonly group: string;
  readonly copy: string;
  readonly share: string;
  readonly copied: string;
  /** Text before the address if it could not be copied. */
  readonly failed: string;
}

/** Class names of the parts. */
interface Classes {
  readonly root: string;
  readonly button: string;
  readonly status: string;
}

const never = () => () => {};
const onServer = () => false;

/**
 * Copies a page's address, or opens the system's share sheet where there is one. Before hydration
 * the boot script copies. Without script there are no buttons.
 */
export function Share({
  url,
  title,
  labels,
  classes,
}: {
  readonly url: string;
  readonly title: string;
  readonly labels: Labels;
  readonly classes: Classes;
}) {
  const hasSheet = useSyncExternalStore(never, () => 'share' in navigator, onServer);
  const report = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useFound(
    () => document.querySelector('[data-copied]')?.textContent ?? '',
    '',
  );

  const copy = async () => {
    if (report.current) setStatus(await copyAddress(report.current, url));
  };
  const openSheet = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet without a choice is not an error.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };

  return (
    <div className={classes.root} role="group" aria-label={labels.group}>
      <button type="button" className={classes.button} data-wake="" data-share="" onClick={copy}>
        {labels.copy}
      </button>
      {hasSheet && (
        <button type="button" className={classes.button} data-wake="" onClick={openSheet}>
          {labels.share}
        </button>
      )}
      <span
        ref={report}
        role="status"
        className={classes.status}
        data-copied={labels.copied}
        data-failed={labels.failed}
        suppressHydrationWarning
      >
        {status}
      </span>
    </div>
  );
}
