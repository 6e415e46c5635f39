const PORTS_TRIED = 20;

/** Starts a server on the first free port from this one on. */
export async function fromPort<T>(first: number, start: (port: number) => Promise<T>): Promise<T> {
  for (let port = first; ; port += 1) {
    try {
      return await start(port);
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || port - first >= PORTS_TRIED) throw error;
    }
  }
}
