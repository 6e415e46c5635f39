export default function News() {
  return <p>News of the slice</p>;
}

export const getConfig = () => ({ render: 'static' }) as const;
