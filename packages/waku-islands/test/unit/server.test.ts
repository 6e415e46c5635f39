import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withHooks } from '../../src/rsc/handlers';
import { policySources } from '../../src/server';

type Utils = {
  generateFile: (name: string, body: ReadableStream | string) => Promise<void>;
  saveBuildMetadata: (key: string, value: string) => Promise<void>;
};

/** A router that builds one page, as Waku's does: payload, HTML, a file of another kind. */
const router = {
  handleRequest: () => {},
  handleBuild: async ({ generateFile, saveBuildMetadata }: Utils) => {
    await generateFile('RSC/R/about.txt', new Response('0:{}').body ?? '');
    await generateFile(
      'about/index.html',
      '<p>as rendered</p><script>boot()</script><script type="speculationrules">{}</script>',
    );
    await generateFile('robots.txt', 'Allow: /');
    await saveBuildMetadata('key', 'value');
  },
};
const written = new Map<string, string>();
const utils = {
  generateFile: async (name: string, body: ReadableStream | string) =>
    void written.set(name, await new Response(body).text()),
  saveBuildMetadata: vi.fn(async () => {}),
};
beforeEach(() => {
  written.clear();
  utils.saveBuildMetadata.mockClear();
});

describe('a wrapped router', () => {
  test.each([
    [false, ['about/index.html', 'robots.txt']],
    [true, ['RSC/R/about.txt', 'about/index.html', 'robots.txt']],
  ])('writes payloads where Waku’s own client runs: %s', async (isFull, files) => {
    await withHooks(router, {}, isFull).handleBuild(utils);
    expect([...written.keys()]).toEqual(files);
    expect(utils.saveBuildMetadata).toHaveBeenCalledWith('key', 'value');
  });

  test('calls the hooks, which may store nothing', async () => {
    await withHooks(
      router,
      {
        beforeWrite: ({ file, html, scripts }) => html.replace('rendered', `${file} ${scripts}`),
        afterBuild: (scripts) => [['_headers', policySources(scripts).join(' ')]],
        hasServer: false,
      },
      false,
    ).handleBuild(utils);
    expect(written.get('about/index.html')).toContain('as about/index.html boot()');
    expect(written.get('_headers')).toMatch(/^'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='$/);
    expect(utils.saveBuildMetadata).not.toHaveBeenCalled();
  });
});
