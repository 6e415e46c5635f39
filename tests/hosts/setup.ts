import { type WebServer, webServers } from '../../tools/web-servers';
import { sayWhatIsLeftOut } from '../support/left-out';

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
  sayWhatIsLeftOut(['nginx', 'caddy'] satisfies WebServer[], there);
  project.provide('webServers', there);
}
