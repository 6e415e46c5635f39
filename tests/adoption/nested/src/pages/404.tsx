export default function NotFound() {
  return (
    <>
      <title>Not found</title>
      <h1>Not found</h1>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
