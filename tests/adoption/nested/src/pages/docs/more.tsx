export default function More() {
  return (
    <>
      <title>More</title>
      <h1>More</h1>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
