import type { ComponentProps } from 'react';
import { Link } from 'waku';

/** How long a payload that was fetched ahead stays fresh, in milliseconds: five minutes. */
const FRESH = 5 * 60 * 1000;

/**
 * Waku's link, set to fetch a page's payload as soon as a pointer rests on it.
 * A visitor who asks to save data gets nothing ahead of the click.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, `unstable_${string}`>) {
  return <Link {...props} {...(savesData() ? {} : { unstable_prefetchOnEnter: { ttl: FRESH } })} />;
}

/** Whether the browser was asked to save data; false on the server and where it does not say. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
