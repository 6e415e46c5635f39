import { expect, test } from 'vitest';
import { Ceiling, Limiter, visitorAddress } from '../src/limiter.ts';

test('allows sixty a day and forgets them after a day', () => {
  let now = 0;
  const limiter = new Limiter({ perMinute: 6, perDay: 60 }, () => now);
  const take = () => limiter.take('203.0.113.1');
  for (let minute = 0; minute < 10; minute += 1) {
    for (let i = 0; i < 6; i += 1) expect(take()).toBe(0);
    // The last six use up the day.
    expect(take()).toBe(minute < 9 ? 60 : 23 * 3600 + 51 * 60);
    now += 60_000;
  }
  expect(take()).toBe(23 * 3600 + 50 * 60);
  now += 24 * 3_600_000;
  limiter.forget();
  expect(take()).toBe(0);
});

test('counts an IPv6 network as one visitor, and IPv4 in IPv6 as IPv4', () => {
  const limiter = new Limiter({ perMinute: 1, perDay: 60 }, () => 0);
  expect(limiter.take('2001:db8:0:1::1')).toBe(0);
  expect(limiter.take('2001:0db8::1:ffff:2:3:4')).toBe(60);
  expect(limiter.take('2001:db8:1:2::1')).toBe(0);
  expect(limiter.take('::ffff:203.0.113.9')).toBe(0);
  expect(limiter.take('203.0.113.9')).toBe(60);
});

test('a /56 may do twice as much as a /64, a /48 four times, and others as much again', () => {
  const limiter = new Limiter({ perMinute: 1, perDay: 60 }, () => 0);
  const takes = (network: (i: number) => string) =>
    Array.from({ length: 9 }, (_, i) => limiter.take(network(i))).filter((wait) => wait === 0);
  expect(takes((i) => `2001:db8:a:${i}::1`)).toHaveLength(2);
  expect(takes((i) => `2001:db8:b:${i}00::1`)).toHaveLength(4);
  expect(takes((i) => `2001:db8:${i}::1`)).toHaveLength(9);
});

test('the ceiling counts everybody together, a minute at a time', () => {
  let now = 1_000_000;
  const ceiling = new Ceiling(2, () => now);
  expect([ceiling.take(), ceiling.take(), ceiling.take()]).toEqual([0, 0, 60]);
  now += 60_000;
  expect(ceiling.take()).toBe(0);
});

test.each([
  ['203.0.113.1', undefined, [], '203.0.113.1'],
  ['203.0.113.1', '10.0.0.1', [], '203.0.113.1'],
  ['127.0.0.1', '10.0.0.1', ['127.0.0.1'], '10.0.0.1'],
  ['127.0.0.1', '10.0.0.1:4711', ['127.0.0.1'], '10.0.0.1'],
  ['::1', '[2001:db8::1]:4711', ['0:0::1'], '2001:db8::1'],
  ['127.0.0.1', 'unknown', ['127.0.0.1'], '127.0.0.1'],
  ['::ffff:127.0.0.1', '6.6.6.6, 10.0.0.1', ['127.0.0.1'], '10.0.0.1'],
  ['127.0.0.1', '6.6.6.6, 10.0.0.1, 10.9.9.9', ['127.0.0.1', '10.9.9.9'], '10.0.0.1'],
])(
  'a request from %s forwarded for %s, trusting %j, is of %s',
  (remote, forwarded, proxies, whose) => {
    expect(visitorAddress(remote, forwarded, proxies)).toBe(whose);
  },
);
