import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clients } from '../content/clients';
import { drawnLogos, problemsOf, spriteOf } from './logos';

const drawn = drawnLogos();
const client = { id: 'ferry', name: 'Ferry & Son' };
const svg = (inside: string, title = 'Ferry &amp; Son') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="currentColor"><title>${title}</title>${inside}</svg>`;
const faults = (inside: string) => problemsOf(new Map([['ferry', inside]]), [client]);

test('wordmarks are no higher than their box, and look equally heavy', () => {
  const [, box] = /height: '([\d.]+)em'/.exec(readFileSync('src/marquee/logo.tsx', 'utf8')) ?? [];
  expect(Math.max(...clients.map(({ height }) => height))).toBeLessThanOrEqual(Number(box));
  const areas = clients.map(({ id, height: share }) => {
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(drawn.get(id) ?? '') ?? [];
    return (share ** 2 * Number(width)) / Number(height);
  });
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(2.4);
});

test('a sound wordmark passes', () => {
  expect(faults(svg('<g><path d="M0 0h20v10Z"/></g>'))).toEqual([]);
});

test.each([
  ['live text', svg('<text>Ferry</text>'), 'holds <text; draw outlines'],
  ['a second colour', svg('<path fill="#f00" d="M0 0"/>'), 'holds fill="#f00"'],
  ['a stroke', svg('<path stroke="currentColor1" d="M0 0"/>'), 'without strokes'],
  ['too much detail', svg(`<path d="${'M0 0'.repeat(800)}"/>`), 'simplify it to 3072'],
  ['the name of another client', svg('<path d="M0 0"/>', 'Ferry'), '<title>Ferry & Son</title>'],
  ['a root of another form', '<svg width="3"/>', 'has to begin with <svg xmlns'],
])(
  '%s in a wordmark stops the build, which names the file and how to fix it',
  (_, source, message) => {
    const [problem] = faults(source);
    expect(problem).toContain('src/content/logos/ferry.svg');
    expect(problem).toContain(message);
  },
);

test('a client without a wordmark and a wordmark without a client stop the build', () => {
  expect(problemsOf(new Map([['stray', svg('<path d="M0 0"/>')]]), [client])).toEqual([
    'src/content/logos/stray.svg belongs to no client of src/content/clients.yaml; remove it',
    'src/content/logos/ferry.svg is missing; draw it',
  ]);
});

test('a picture instead of an SVG is reported once, with the format that is taken', () => {
  expect(problemsOf(new Map(), [client], new Map([['ferry', 'ferry.jpg']]))).toEqual([
    'src/content/logos/ferry.jpg is no SVG; only SVG outlines are taken: draw ferry.svg',
  ]);
});

test('the sprite holds no titles, which a browser would show as tooltips', () => {
  expect(spriteOf(drawn).match(/<symbol /g)).toHaveLength(drawn.size);
  expect(spriteOf(drawn)).not.toContain('<title>');
});
