import { Slice } from 'waku';
import { Counter } from '../components/counter';

export default function Home() {
  return (
    <>
      <h1>Built once</h1>
      <Counter />
      <Slice id="news" />
    </>
  );
}

export const getConfig = () => ({ render: 'static', slices: ['news'] }) as const;
