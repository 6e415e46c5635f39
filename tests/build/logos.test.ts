import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clients } from '../../src/content/clients';

const PUBLIC = 'dist/public';
const home = readFileSync(`${PUBLIC}/index.html`, 'utf8');
const uses = [
  ...home.matchAll(/<svg role="img" aria-label="([^"]+)"[^>]*><use href="([^"#]+)#([^"]+)"/g),
];

describe('the logo strip', () => {
  it('shows every client by name, in both copies', () => {
    const shown = uses.map(([, name]) => name?.replaceAll('&amp;', '&'));
    for (const { name } of clients) {
      expect(
        shown.filter((each) => each === name),
        name,
      ).toHaveLength(2);
    }
  });

  it('states the size of each, so that nothing moves when the sprite comes', () => {
    for (const [svg] of uses) expect(svg).toMatch(/ width="[\d.]+em"/);
  });

  it('finds each wordmark in the one sprite that was built', () => {
    const [file, ...others] = new Set(uses.map(([, , href]) => href));
    expect(others).toEqual([]);
    const sprite = readFileSync(`${PUBLIC}/assets/${file?.split('/').at(-1)}`, 'utf8');
    for (const [, , , id] of uses) expect(sprite).toContain(`<symbol id="${id}"`);
  });
});
