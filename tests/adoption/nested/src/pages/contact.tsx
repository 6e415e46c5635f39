/** A form without an action: it is sent to its own page, and works without any script. */
export default function Contact() {
  return (
    <>
      <title>Contact</title>
      <h1>Contact</h1>
      <form>
        <label>
          Name <input name="name" />
        </label>
        <button type="submit">Send</button>
      </form>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
