import { expect, test } from 'vitest';
import { Limiter, visitorAddress } from '../../tools/desk/limiter.ts';

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
  expect(limiter.take('2001:db8:0:2::1')).toBe(0);
  expect(limiter.take('::ffff:203.0.113.9')).toBe(0);
  expect(limiter.take('203.0.113.9')).toBe(60);
});

test.each([
  ['203.0.113.1', undefined, [], '203.0.113.1'],
  ['203.0.113.1', '10.0.0.1', [], '203.0.113.1'],
  ['127.0.0.1', '10.0.0.1', ['127.0.0.1'], '10.0.0.1'],
  ['::ffff:127.0.0.1', '6.6.6.6, 10.0.0.1', ['127.0.0.1'], '10.0.0.1'],
  ['127.0.0.1', '6.6.6.6, 10.0.0.1, 10.9.9.9', ['127.0.0.1', '10.9.9.9'], '10.0.0.1'],
])(
  'a request from %s forwarded for %s, trusting %j, is of %s',
  (remote, forwarded, proxies, whose) => {
    expect(visitorAddress(remote, forwarded, proxies)).toBe(whose);
  },
);
