import { createPages } from 'waku';
import adapter from 'waku/adapters/default';
import { List, Post, SLUGS } from './posts';

export default adapter(
  createPages(async ({ createPage }) => [
    createPage({ render: 'static', path: '/', component: List }),
    createPage({ render: 'static', path: '/posts/[slug]', staticPaths: SLUGS, component: Post }),
  ]),
);
