import { Link } from 'waku';
import { Counter } from '../components/counter';

export default function Home() {
  return (
    <>
      <title>Home</title>
      <h1>Home</h1>
      <Counter />
      <Link to="/nowhere">A dead link</Link>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
