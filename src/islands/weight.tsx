'use client';

import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

/** Size of the resource timing buffer; the default is 250. */
const REMEMBERED = 5000;

/**
 * The footer's figures: the size of this page and of the script that has run. Those in the HTML
 * were measured at build; here they are updated from resource timing.
 */
export function Weight({
  labels,
  classes,
}: {
  readonly labels: { readonly page: string; readonly script: string; readonly unit: string };
  readonly classes: {
    readonly root: string;
    readonly item: string;
    readonly value: string;
    readonly unit: string;
    readonly label: string;
  };
}) {
  const { path } = useRouter();
  const opened = useRef(path);
  const [weight, setWeight] = useState({ page: '0.0', script: '0.0' });
  useEffect(() => {
    const look = () => setWeight(measureWeight(path, path === opened.current));
    look();
    performance.setResourceTimingBufferSize(REMEMBERED);
    const observer = new PerformanceObserver(look);
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, [path]);
  return (
    <ul className={classes.root}>
      {(['page', 'script'] as const).map((what) => (
        <li key={what} className={classes.item}>
          <span className={classes.value}>
            <span data-weight={what} suppressHydrationWarning>
              {weight[what]}
            </span>
            <span className={classes.unit}>{` ${labels.unit}`}</span>
          </span>{' '}
          <span className={classes.label}>{labels[what]}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Bytes transferred for the current page, and script that ran, in kilobytes rounded to 0.1.
 *
 * @param path the page
 * @param opened whether it is the page that the browser opened: then it came as HTML, else as a
 *   payload
 */
function measureWeight(path: string, opened: boolean): { page: string; script: string } {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const boot = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset.weight;
  const payload = `RSC/R/${path === '/' ? '_root' : path.slice(1)}.txt`;
  const page = opened
    ? document_?.encodedBodySize
    : resources.findLast(({ name }) => new URL(name).pathname.endsWith(payload))?.encodedBodySize;
  const script = resources
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, Number(boot ?? 0));
  return { page: kilobytes(page ?? 0), script: kilobytes(script) };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
