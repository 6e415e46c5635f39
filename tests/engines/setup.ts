import { allEngines, type Engine, engines } from '../../tools/engines';
import { sayWhatIsLeftOut } from '../support/left-out';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines on this machine. */
    readonly engines: readonly Engine[];
  }
}

/** Installs what can be installed, once, and says what the tests do without. */
export default function setup(project: {
  provide: (key: 'engines', value: readonly Engine[]) => void;
}): void {
  const there = engines();
  sayWhatIsLeftOut(allEngines, there);
  project.provide('engines', there);
}
