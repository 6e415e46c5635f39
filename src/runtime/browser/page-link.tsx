import { Link, type LinkProps, prefetchOnEnter, useRouter } from './waku-client.ts';

/** How long a payload that was fetched ahead stays fresh, in milliseconds: five minutes. */
const FRESH = 5 * 60 * 1000;

type Props = Omit<LinkProps, 'to'> & {
  /** A path of this site, with or without a `#fragment`. */
  readonly to: string;
};

/**
 * Waku's link, set to fetch a page's payload as soon as a pointer or the focus
 * rests on it. A visitor who asks to save data gets nothing ahead of the click.
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

/** Whether the browser was asked to save data; false on the server and where it does not say. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
