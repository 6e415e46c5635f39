import { Here } from '../components/here';

export default function Home() {
  return (
    <>
      <h1>Ported</h1>
      <Here path="/" />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
