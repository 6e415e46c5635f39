import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DrawnLogo, problemsOf, spriteOf } from '../../src/build/logos';
import { clients } from '../../src/content/clients';
import { logos } from '../../src/content/logos';

const FOLDER = 'src/content/logos';
const drawn = readdirSync(FOLDER).map(
  (name): DrawnLogo => ({
    id: name.replace('.svg', ''),
    svg: readFileSync(`${FOLDER}/${name}`, 'utf8'),
  }),
);
const client = { id: 'ferry', name: 'Ferry & Son' };
const svg = (inside: string, title = 'Ferry &amp; Son') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="currentColor"><title>${title}</title>${inside}</svg>`;
const faults = (inside: string) =>
  problemsOf([{ id: 'ferry', svg: inside }], [client], { ferry: 0.3 });

describe('the wordmarks', () => {
  test('are one for each client, and none beside', () => {
    expect(drawn.map(({ id }) => id).sort()).toEqual(clients.map(({ id }) => id).sort());
  });

  test('stand no higher than the box that the recipe gives it', () => {
    const [, height] =
      /height: '([\d.]+)em'/.exec(readFileSync('src/marquee/logo.tsx', 'utf8')) ?? [];
    const box = Number(height);
    expect(box).toBeGreaterThan(0);
    for (const [id, height] of Object.entries(logos)) expect(height, id).toBeLessThanOrEqual(box);
  });

  test('are found without fault', () => {
    expect(problemsOf(drawn, clients, logos)).toEqual([]);
  });

  test.each(drawn)('$id is outlines in one colour, under 3 KB', ({ svg: source }) => {
    expect(Buffer.byteLength(source)).toBeLessThan(3 * 1024);
    expect(source).not.toMatch(/<(?!\/|svg|title|path|g\b)/);
    expect(source.match(/(?:fill|stroke)="[^"]*"/g)).toEqual(['fill="currentColor"']);
  });

  test('give the strip marks of a like presence', () => {
    const areas = drawn.map(({ id, svg: source }) => {
      const [, width = '', height = ''] = /viewBox="0 0 (\S+) (\S+)"/.exec(source) ?? [];
      const share = logos[id] ?? 0;
      return (share * share * Number(width)) / Number(height);
    });
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(2.4);
    expect(Math.max(...Object.values(logos))).toBeLessThanOrEqual(0.5);
  });
});

describe('what stops the build', () => {
  test('passes a sound wordmark', () => {
    expect(faults(svg('<path d="M0 0h20v10Z"/>'))).toEqual([]);
  });

  test.each([
    ['live text', svg('<text>Ferry</text>'), 'holds <text>; draw outlines'],
    ['a second colour', svg('<path fill="#f00" d="M0 0"/>'), 'holds fill="#f00"'],
    ['a stroke', svg('<path stroke="currentColor1" d="M0 0"/>'), 'without strokes'],
    ['too much detail', svg(`<path d="${'M0 0'.repeat(800)}"/>`), 'simplify it to 3072'],
    ['another name', svg('<path d="M0 0"/>', 'Ferry'), 'title it “Ferry & Son”'],
    ['another form', '<svg width="3"/>', 'has to begin with <svg xmlns'],
  ])('names the file and how to fix it: %s', (_, source, message) => {
    const [problem] = faults(source);
    expect(problem).toContain('src/content/logos/ferry.svg');
    expect(problem).toContain(message);
  });

  test('reports a client without a wordmark, a wordmark without a client, and a height without either', () => {
    const stray = { id: 'stray', svg: svg('<path d="M0 0"/>') };
    expect(problemsOf([stray], [client], { gone: 0.3 })).toEqual([
      'src/content/logos/stray.svg belongs to no client of src/content/clients.ts; remove it',
      'src/content/logos/stray.svg has no height in src/content/logos.ts; add one',
      'src/content/logos/ferry.svg is missing; draw it',
      'src/content/logos.ts: gone is no client; remove it',
    ]);
  });
});

describe('the sprite', () => {
  test('holds one symbol a client, without the titles that a browser would show as tooltips', () => {
    const sprite = spriteOf(drawn);
    for (const { id } of clients) expect(sprite).toContain(`<symbol id="${id}" viewBox="0 0 `);
    expect(sprite.match(/<symbol /g)).toHaveLength(clients.length);
    expect(sprite).not.toContain('<title>');
  });
});
