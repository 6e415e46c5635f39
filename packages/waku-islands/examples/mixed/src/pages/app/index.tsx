import { Counter } from '../../components/counter';
import { Place } from '../../components/place';

export default function App() {
  return (
    <>
      <h1>An application</h1>
      <Place />
      <Counter />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
