'use client';

import { useState, useSyncExternalStore } from 'react';

/** The words of the buttons and of what they report. */
interface Labels {
  /** Names the group. */
  readonly group: string;
  readonly copy: string;
  readonly share: string;
  readonly copied: string;
  /** Stands before the address where it could not be copied. */
  readonly failed: string;
}

/** The classes of the parts. */
interface Classes {
  readonly root: string;
  readonly button: string;
  readonly status: string;
}

const never = () => () => {};
const onServer = () => false;

/**
 * Copies a page's address, or hands it to the system's share sheet where there
 * is one. Without script there is nothing; the room is kept, so that nothing
 * moves when the buttons come.
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
  const ready = useSyncExternalStore(never, () => true, onServer);
  const hasSheet = useSyncExternalStore(never, () => 'share' in navigator, onServer);
  const [status, setStatus] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(labels.copied);
    } catch {
      setStatus(`${labels.failed} ${url}`);
    }
  };
  const openSheet = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet without a choice is no failure.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };

  if (!ready) return <div className={classes.root} />;
  return (
    <div className={classes.root} role="group" aria-label={labels.group}>
      <button type="button" className={classes.button} onClick={copy}>
        {labels.copy}
      </button>
      {hasSheet && (
        <button type="button" className={classes.button} onClick={openSheet}>
          {labels.share}
        </button>
      )}
      <span role="status" className={classes.status}>
        {status}
      </span>
    </div>
  );
}
