import { FadeIn } from '../components/fade-in';
import { Size } from '../components/size';
import { Visits } from '../components/visits';

export default function Settings() {
  return (
    <>
      <h1>Settings</h1>
      <Size />
      <Visits />
      <FadeIn>
        <p>Shown when it is seen</p>
      </FadeIn>
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
