/**
 * Packages that only the build runs: they read and write text, or draw. They are imported from where
 * they are. Bundled, they would be two modules out of three, which the bundler goes through twice: a fifth
 * of its time. Those that draw have native or WebAssembly code in their folders besides.
 */
export const ONLY_BUILDING = [
  'github-slugger',
  'harfbuzzjs',
  'hast-util-to-html',
  'hast-util-to-jsx-runtime',
  'js-yaml',
  'libphonenumber-js',
  'mdast-util-gfm-table',
  'mdast-util-to-string',
  'micromark-extension-gfm-table',
  'postcss',
  'rehype-parse',
  'rehype-remark',
  'remark-mdx',
  'remark-parse',
  'remark-rehype',
  'remark-smartypants',
  'remark-stringify',
  'sharp',
  'subset-font',
  'unified',
  'unist-util-visit',
  'vfile',
  'zod',
];
