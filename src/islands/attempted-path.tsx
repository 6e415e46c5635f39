'use client';

import { useEffect } from 'react';

/** Says in the console which address led nowhere. */
export function AttemptedPath() {
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`);
  }, []);
  return null;
}
