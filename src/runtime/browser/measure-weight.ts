/**
 * What came over the wire for the page that is shown, and the script that ran,
 * in kilobytes to the tenth.
 *
 * @param path the page
 * @param opened whether it is the page that the browser opened: then it came as
 *   HTML, else as a payload
 */
export function measureWeight(path: string, opened: boolean): { page: string; script: string } {
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
