import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { routes } from '../../src/content/routes';
import { budgets, exceeded, isInFirstPackets } from '../../tools/budgets';
import { nameOf, pathsOf, weighPage } from '../../tools/page-weight';
import { serve } from '../../tools/serve';
import { basePath, pages, ROOT } from './pages';

const site = { root: ROOT, basePath };

test('every page that is weighed is a route, and every route is weighed', () => {
  expect(pathsOf(site)).toEqual(routes.map(({ path }) => path).sort());
});

test.each(routes)('$path is within its budget', ({ path }) => {
  expect(exceeded(weighPage(site, path))).toEqual([]);
});

test('every page comes in ten packets with its headers, but for articles and pages with figures', async () => {
  const served = await serve({ port: 0, basePath });
  // Kept open, as a browser does: the answer has two headers more.
  const agent = new Agent({ keepAlive: true });
  try {
    const paths = routes.map(({ path }) => path).filter(isInFirstPackets);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const bytes = await bytesOf(served.url + path, agent);
      expect(bytes, path).toBeGreaterThan(3000);
      expect(bytes, path).toBeLessThanOrEqual(budgets.firstPackets);
    }
  } finally {
    agent.destroy();
    await served.close();
  }
});

/** How many bytes a server sends for an address: status line, headers and body. */
async function bytesOf(url: string, agent: Agent): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  expect(response.headers['content-encoding']).toBe('br');
  const { rawHeaders, statusMessage } = response;
  let bytes = `HTTP/1.1 200 ${statusMessage}\r\n\r\n`.length;
  // Each header is a name and a value, with a colon, a space and the end of its line.
  for (const part of rawHeaders) bytes += part.length + 2;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

test.each(pages)('$route.path names every script that it will need', ({ route, $ }) => {
  const named = $('script[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
  const needed = Object.keys(weighPage(site, route.path).after.scripts);
  // What a script imports and the page does not name would be fetched after it, not beside it.
  expect(['boot', ...named].sort()).toEqual(needed.sort());
});

test.each([
  ['blog', ['/blog']],
  ['accordion', ['/', '/industries/jewelry', '/services', '/specimen']],
] as const)('the island %s is fetched where it is used and nowhere else', (island, paths) => {
  const carriers = routes.filter(({ path }) =>
    Object.keys(weighPage(site, path).after.scripts).some((script) => nameOf(script) === island),
  );
  expect(carriers.map(({ path }) => path).sort()).toEqual(paths);
});
