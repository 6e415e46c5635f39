import { Tabs } from '../components/tabs';

export default function TabsPage() {
  return (
    <>
      <h1>Two texts</h1>
      <Tabs />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
