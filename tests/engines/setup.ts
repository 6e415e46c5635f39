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
  sayWhatIsLeftOut(allEngines, there);
  project.provide('engines', there);
}

/** Says which of the programs that tests run on this machine does not have; their tests are left out. */
function sayWhatIsLeftOut(all: readonly string[], there: readonly string[]): void {
  for (const name of all.filter((program) => !there.includes(program))) {
    console.warn(`There is no ${name} and none could be installed: its tests are left out.`);
  }
}
