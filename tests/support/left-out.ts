/** Says which of the programs that tests run on this machine does not have; their tests are left out. */
export function sayWhatIsLeftOut(all: readonly string[], there: readonly string[]): void {
  for (const name of all.filter((program) => !there.includes(program))) {
    console.warn(`There is no ${name} and none could be installed: its tests are left out.`);
  }
}
