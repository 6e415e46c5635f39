import { expect, test } from 'vitest';
import { readLoad } from '../../tools/load';

const printed = `Running 30s test @ http://127.0.0.1:4200/
  1 threads and 100 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     4.11ms    1.02ms  31.07ms   92.10%
    Req/Sec    24.51k     1.13k   26.02k    80.00%
  Latency Distribution
     50%    3.98ms
     75%    4.30ms
     90%    4.85ms
     99%    7.44ms
  731862 requests in 30.03s, 10.31GB read
Requests/sec:  24371.03
Transfer/sec:    351.56MB
`;

test('what wrk prints is read', () => {
  expect(readLoad(printed)).toEqual({
    perSecond: 24371.03,
    requests: 731_862,
    errors: 0,
    half: '3.98ms',
    most: '7.44ms',
  });
});

test('every kind of error is counted', () => {
  const wrong = `${printed}
  Socket errors: connect 1, read 20, write 300, timeout 4000
  Non-2xx or 3xx responses: 50000
`;
  expect(readLoad(wrong).errors).toBe(54_321);
});

test('something else is no measurement', () => {
  expect(() => readLoad('unable to connect')).toThrow('wrk printed no');
});
