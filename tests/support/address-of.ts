import type { Route } from '../../src/site/routes';

/** The address at which a page is seen: that of unknown addresses at one that nothing has. */
export function addressOf({ path, kind }: Pick<Route, 'path' | 'kind'>): string {
  return kind === 'not-found' ? '/no/such-page' : path;
}
