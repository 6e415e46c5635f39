import { allEngines, type Engine, engines } from '../../tools/engines';

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
  for (const name of allEngines.filter((engine) => !there.includes(engine)))
    console.warn(`There is no ${name} and none could be installed: its tests are left out.`);
  project.provide('engines', there);
}
