import { Link } from 'waku';

export default function Start() {
  return (
    <>
      <title>Start</title>
      <h1>Start</h1>
      <Link to="/">Return home</Link>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
