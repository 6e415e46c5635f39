import { type WebServer, webServers } from '../../tools/web-servers';

declare module 'vitest' {
  interface ProvidedContext {
    /** The servers on this machine. */
    readonly webServers: readonly WebServer[];
  }
}

/** Installs what can be installed, once, and says what the tests do without. */
export default function setup(project: {
  provide: (key: 'webServers', value: readonly WebServer[]) => void;
}): void {
  const there = webServers();
  for (const name of ['nginx', 'caddy'] as const) {
    if (!there.includes(name)) {
      console.warn(`There is no ${name} and none could be installed: its tests are left out.`);
    }
  }
  project.provide('webServers', there);
}
