export default function Imprint() {
  return <h1>No script at all</h1>;
}

export const getConfig = () => ({ render: 'static' }) as const;
