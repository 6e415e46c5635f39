import { describe, expect, test } from 'vitest';
import { clients } from '../../src/content/clients';
import { fileOf, textOf } from './pages';

const uses = [
  ...textOf(fileOf('/')).matchAll(
    /<svg role="img" aria-label="([^"]+)"[^>]*><use href="([^"#]+)#([^"]+)"/g,
  ),
];

describe('the logo strip', () => {
  test('shows every client by name, in both copies', () => {
    const shown = uses.map(([, name]) => name?.replaceAll('&amp;', '&'));
    for (const { name } of clients) {
      expect(
        shown.filter((each) => each === name),
        name,
      ).toHaveLength(2);
    }
  });

  test('states the size of each, so that nothing moves when the sprite comes', () => {
    for (const [svg] of uses) expect(svg).toMatch(/ width="[\d.]+em"/);
  });

  test('finds each wordmark in the one sprite that was built', () => {
    const [file, ...others] = new Set(uses.map(([, , href]) => href));
    expect(others).toEqual([]);
    const sprite = textOf(`assets/${file?.split('/').at(-1)}`);
    for (const [, , , id] of uses) expect(sprite).toContain(`<symbol id="${id}"`);
  });
});
