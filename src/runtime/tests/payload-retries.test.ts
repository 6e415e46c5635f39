import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchPatiently } from '../browser/payload-retries';

const WAITS = [300, 900, 2700];
const payload = () => new Response('1:"page"', { headers: { 'content-type': 'text/plain' } });
const busy = () => new Response('busy', { status: 503 });

/** A body of which only the beginning comes. */
const cutOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('1:"pa'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a payload', () => {
  test('that comes is asked for once, and is whole', async () => {
    const ask = vi.fn(async () => payload());
    const response = await fetchPatiently(ask);
    expect(await response.text()).toBe('1:"page"');
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  const failures: readonly (readonly [how: string, answer: () => Promise<Response>])[] = [
    ['answered with 503', async () => busy()],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['cut off', async () => cutOff()],
  ];
  for (const [how, answer] of failures) {
    test(`${how} is asked for again after 300, 900 and 2,700 ms, not a millisecond earlier`, async () => {
      const ask = vi.fn(answer);
      const failed = vi.fn();
      const done = fetchPatiently(ask).catch(failed);
      await vi.advanceTimersByTimeAsync(0);
      for (const [before, wait] of WAITS.entries()) {
        expect(ask).toHaveBeenCalledTimes(before + 1);
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(ask).toHaveBeenCalledTimes(before + 1);
        expect(failed).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
      }
      await done;
      expect(ask).toHaveBeenCalledTimes(4);
      expect(failed).toHaveBeenCalledTimes(1);
    });
  }

  test('that comes at last is the answer', async () => {
    const ask = vi.fn<() => Promise<Response>>();
    ask.mockImplementationOnce(async () => busy());
    ask.mockImplementationOnce(async () => cutOff());
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    ask.mockImplementationOnce(async () => payload());
    const answer = fetchPatiently(ask);
    await vi.advanceTimersByTimeAsync(3900);
    expect(await (await answer).text()).toBe('1:"page"');
    expect(ask).toHaveBeenCalledTimes(4);
  });

  for (const [what, answer] of [
    ['gone', () => new Response('gone', { status: 404 })],
    ['led to a page', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  ] as const) {
    test(`that is ${what} is not asked for again`, async () => {
      const ask = vi.fn(async () => answer());
      await expect(fetchPatiently(ask)).rejects.toThrow();
      expect(ask).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    });
  }

  test('that nobody waits for any more is not asked for again', async () => {
    const controller = new AbortController();
    const ask = vi.fn(async (): Promise<Response> => {
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(fetchPatiently(ask, controller.signal)).rejects.toThrow('aborted');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('whose navigation ends during a wait is not asked for again', async () => {
    const controller = new AbortController();
    const ask = vi.fn(async () => busy());
    const failed = vi.fn();
    const done = fetchPatiently(ask, controller.signal).catch(failed);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(failed).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
