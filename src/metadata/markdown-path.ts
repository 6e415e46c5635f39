/** Where a page's Markdown stands: `/index.md`, `/about.md`, `/blog/some-article.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
