import { Link } from 'waku';
import { Likes } from './components/likes';

const POSTS = { first: 'The first post', über: 'Of umlauts' };

export const SLUGS = Object.keys(POSTS);

export const List = () => (
  <ul>
    {SLUGS.map((slug) => (
      <li key={slug}>
        <Link to={`/posts/${slug}`}>{POSTS[slug]}</Link>
      </li>
    ))}
  </ul>
);

export const Post = ({ slug }) => (
  <>
    <h1>{POSTS[slug]}</h1>
    <Likes title={POSTS[slug]} />
  </>
);
