import { Replay } from '../components/replay';

export default async function ReplayPage() {
  return (
    <main>
      <h1>Replay</h1>
      <Replay />
    </main>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
