/** Where a page's Markdown stands: `/index.md`, `/about.md`, `/blog/some-article.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Where a worked example of an article stands as a file: `/blog/some-article/a-checklist.md`. */
export function workedPath(path: string, id: string, format: 'md' | 'csv'): string {
  return `${path}/${id}.${format}`;
}
