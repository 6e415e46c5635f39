'use client';

import { useState } from 'react';

/** Copies a text to the clipboard. Without script there is no button. */
export function CopyText({
  text,
  labels,
  classes,
}: {
  readonly text: string;
  readonly labels: { readonly copy: string; readonly copied: string; readonly failed: string };
  readonly classes: { readonly button: string; readonly status: string };
}) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(labels.copied);
    } catch {
      setStatus(labels.failed);
    }
  };
  return (
    <>
      <button type="button" className={classes.button} data-wake="" onClick={copy}>
        {labels.copy}
      </button>
      <span role="status" className={classes.status}>
        {status}
      </span>
    </>
  );
}
