import { Link, type LinkProps, prefetchOnEnter, useRouter } from './waku-client.ts';

/** How long a prefetched payload stays fresh, in milliseconds: five minutes. */
const FRESH = 5 * 60 * 1000;

type Props = Omit<LinkProps, 'to'> & {
  /** A path of this site, with or without a `#fragment`. */
  readonly to: string;
};

/**
 * Waku's link, prefetching a page's payload on hover or focus. With Save-Data nothing is
 * prefetched.
 */
export function PageLink(props: Props) {
  const { path, prefetch } = useRouter();
  if (savesData()) return <Link {...props} />;
  return (
    <Link
      {...props}
      {...prefetchOnEnter(FRESH)}
      onFocus={() => {
        if (props.to.split('#')[0] !== path) prefetch(props.to, { ttl: FRESH });
      }}
    />
  );
}

/** Whether Save-Data is on; false on the server and where the browser does not say. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
