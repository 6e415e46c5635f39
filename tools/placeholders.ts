import { type OutwardFact, outwardFact, outwardFacts } from '../src/site/site.ts';

/** Matches reserved hosts (RFC 2606), numbers that Ofcom reserves for drama, numbers of zeros. */
const PLACEHOLDER =
  /^(?:https:\/\/|[^/]*@)[^/]*\.example(?:[/:]|$)|^\+44(?:2079460|7700900)\d{3}$|^[A-Z]{0,2}0{6,12}$/;

/** The addresses and numbers of the site that are still placeholders, a line each. */
export const placeholders = (): readonly string[] =>
  (Object.keys(outwardFacts) as OutwardFact[])
    .map((variable) => [variable, outwardFact(variable)] as const)
    .filter(([, value]) => PLACEHOLDER.test(value))
    .map(([variable, value]) =>
      process.env[variable]
        ? `${variable} is set to a placeholder: ${value}`
        : `${variable} is not set: ${value}`,
    );

/** Prints the {@link placeholders} on standard error. */
export function printPlaceholders(): void {
  const missing = placeholders();
  if (missing.length === 0) return;
  process.stderr.write(
    `These outside addresses and numbers are placeholders and lead nowhere:\n  ${missing.join('\n  ')}\n`,
  );
}
