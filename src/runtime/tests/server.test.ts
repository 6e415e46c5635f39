import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offerTransform, type Transform } from '../html/handover';
import { policySources, withIslands } from '../server';

const PAYLOAD = '0:{"_buildId":"x"}';
type Utils = {
  generateFile: (name: string, body: ReadableStream | string) => Promise<void>;
  saveBuildMetadata: (key: string, value: string) => Promise<void>;
};

/** A router that builds one page, as Waku's does: payload, HTML, a file of another kind. */
const router = {
  handleRequest: () => {},
  handleBuild: async ({ generateFile, saveBuildMetadata }: Utils) => {
    await generateFile('RSC/R/about.txt', new Response(PAYLOAD).body ?? '');
    await generateFile('/about/index.html', '<p>as rendered</p>');
    await generateFile('/robots.txt', 'Allow: /');
    await saveBuildMetadata('key', 'value');
  },
};

const transform: Transform = {
  needsPayloads: false,
  page: (_, html) => ({ html: html.replace('rendered', 'transformed'), scripts: ['boot()'] }),
  end: () => ['boot()'],
};
const written = new Map<string, string>();
const utils = {
  generateFile: async (name: string, body: ReadableStream | string) =>
    void written.set(name, await new Response(body).text()),
  saveBuildMetadata: vi.fn(async () => {}),
};

beforeEach(() => {
  offerTransform(async () => transform);
  written.clear();
});
afterEach(() => void utils.saveBuildMetadata.mockClear());

describe('a wrapped router', () => {
  test('writes transformed pages, no payloads, and everything else as it is', async () => {
    await withIslands(router).handleBuild(utils);
    expect(Object.fromEntries(written)).toEqual({
      '/about/index.html': '<p>as transformed</p>',
      '/robots.txt': 'Allow: /',
    });
    expect(utils.saveBuildMetadata).toHaveBeenCalledWith('key', 'value');
  });

  test('keeps payloads where Waku’s own client runs', async () => {
    offerTransform(async () => ({ ...transform, needsPayloads: true }));
    await withIslands(router).handleBuild(utils);
    expect(written.get('RSC/R/about.txt')).toBe(PAYLOAD);
  });

  test('leaves the answers of a server to the router', () => {
    expect(withIslands(router).handleRequest).toBe(router.handleRequest);
  });

  test('calls the hooks before and after a page is written, and at the end', async () => {
    const calls: string[] = [];
    await withIslands(router, async () => ({
      beforeWrite: ({ file, source, html, scripts }) => {
        calls.push(`before ${file} ${source} ${scripts}`);
        return html.replace('as ', 'finally ');
      },
      afterWrite: ({ html }) => {
        calls.push(`after ${html} ${written.size}`);
      },
      afterBuild: (scripts) => [['_headers', policySources(scripts).join()]],
    })).handleBuild(utils);
    expect(calls).toEqual([
      'before about/index.html <p>as rendered</p> boot()',
      'after <p>finally transformed</p> 1',
    ]);
    expect(written.get('/about/index.html')).toBe('<p>finally transformed</p>');
    expect(written.get('_headers')).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  test('may build in several runs, and stores nothing for a server that never runs', async () => {
    let runs = 0;
    await withIslands(router, {
      hasServer: false,
      runBuild: async (build) => {
        for (; runs < 2; runs++) await build();
      },
    }).handleBuild(utils);
    expect(runs).toBe(2);
    expect(utils.saveBuildMetadata).not.toHaveBeenCalled();
  });
});

test('without the plugin the build says what to add', async () => {
  offerTransform(undefined);
  await expect(withIslands(router).handleBuild(utils)).rejects.toThrow(
    'waku.config.ts: add islands()',
  );
});
