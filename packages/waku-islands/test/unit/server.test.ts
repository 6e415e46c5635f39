import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inlineStyles } from '../../src/html/inline-styles';
import { offerStyles, withHooks, withStyles } from '../../src/rsc/wrap-handlers';
import { policySources, type WrittenPage } from '../../src/server';
import { withIslands } from '../../src/ssr/document';

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
  vi.clearAllMocks();
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

  test('calls the hooks, and stores nothing for a server where they say so', async () => {
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

test('a page is parsed once on its way from the renderer to the hooks', async () => {
  const documentsMade = vi.spyOn(defaultTreeAdapter, 'createDocument');
  onTestFinished(() => documentsMade.mockRestore());
  const folder = 'packages/waku-islands/fixtures/nested/src';
  offerStyles(inlineStyles({ folder, base: '/', warn: () => {} }, {}));
  const { body: stream } = new Response(
    `<head><link rel="stylesheet" href="/styles.css"></head><waku-island data-props="{&quot;a&quot;:1}" class="card"></waku-island><script>__WAKU_HYDRATE__ = true</script>`,
  );
  const parts = { assets: '/', runtime: [], shared: 'boot()', pageScripts: {}, isEverywhere: true };
  const render = async () => ({ stream: stream as ReadableStream });
  const rendered = await withIslands(render, {}, async () => parts)(null, null, {});
  const handleBuild = ({ generateFile }: Utils) => generateFile('a.html', rendered.stream);
  const beforeWrite = vi.fn(({ html }: WrittenPage) => html);
  await withHooks(withStyles({ ...router, handleBuild }), { beforeWrite }, false).handleBuild(
    utils,
  );
  const html = written.get('a.html') ?? '';
  expect(html).toMatch(/\.card.*boot\(\).*data-props='{"a":1}'/s);
  expect(html).not.toMatch(/styles\.css|WAKU/);
  expect(documentsMade).toHaveBeenCalledTimes(1);
  const document = beforeWrite.mock.lastCall?.[0].document;
  expect(document && serialize(document)).toBe(serialize(parse(html)));
});
