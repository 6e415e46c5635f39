import { expect, test, vi } from 'vitest';
import { fetchAhead } from '../../src/browser/pages-ahead';

test('a page is fetched once, when a mouse has moved onto a link with data-ahead and rests', () => {
  vi.useFakeTimers();
  const fetched = vi.fn(async () => new Response());
  const listened = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', listened.set.bind(listened));
  vi.stubGlobal('fetch', fetched);
  fetchAhead();
  const link = { href: '/top', dataset: { ahead: '' } };
  const closest = (selector: string) =>
    selector === `[data-ahead="${link.dataset.ahead}"]` ? link : null;
  const moveOnto = (target: unknown) => listened.get('mousemove')?.({ target });

  // Crossed, and left for a card.
  moveOnto({ closest });
  moveOnto({ closest: () => null });
  vi.runAllTimers();
  expect(fetched).not.toHaveBeenCalled();

  for (const _ of ['rests', 'again']) {
    moveOnto({ closest });
    vi.runAllTimers();
  }
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/top');
  // What the speculation rules look for.
  expect(link.dataset.ahead).toBe('1');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
