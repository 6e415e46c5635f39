import { readFileSync } from 'node:fs';

/** A term of schema.org as the vocabulary file has it. */
interface Term {
  readonly '@id': string;
  readonly '@type': string | readonly string[];
  readonly 'rdfs:subClassOf'?: string | readonly string[];
  readonly 'schema:domainIncludes'?: string | readonly string[];
  readonly 'schema:rangeIncludes'?: string | readonly string[];
  readonly 'schema:supersededBy'?: string | readonly string[];
}

/** Anything that JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
/** An object of JSON. */
export type JsonObject = { readonly [key: string]: Json };

const vocabulary = JSON.parse(readFileSync('tests/data/schemaorg.jsonld', 'utf8')) as {
  readonly '@graph': readonly Term[];
};
const terms = new Map(
  vocabulary['@graph'].map((term) => [term['@id'].replace('schema:', ''), term]),
);

const namesIn = (value: string | readonly string[] | undefined): readonly string[] =>
  [value ?? []].flat().map((name) => name.replace('schema:', ''));

const isClass = (name: string) => namesIn(terms.get(name)?.['@type']).includes('rdfs:Class');

/** A type and everything that it is a kind of. */
export function ancestry(type: string): ReadonlySet<string> {
  const all = new Set<string>();
  const climb = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    namesIn(terms.get(name)?.['rdfs:subClassOf']).forEach(climb);
  };
  climb(type);
  return all;
}

/** Values that JSON writes as text, a number or a boolean. */
const TEXTS = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Boolean']);

/**
 * What schema.org would not know in a thing: its type, a property, a property
 * that this type does not have, a value of a type that the property does not take.
 *
 * @param thing a node of a graph, looked through with everything inside it
 */
export function vocabularyProblems(thing: JsonObject, where = ''): string[] {
  const types = [thing['@type'] ?? []].flat() as string[];
  const at = `${where}${types.join('+')}`;
  const unknown = types.filter((type) => !isClass(type));
  if (unknown.length > 0) return [`${at}: there is no type ${unknown.join(', ')}`];
  if (types.length === 0) {
    return Object.keys(thing).join() === '@id' ? [] : [`${where}: has no type`];
  }
  const kinds = new Set(types.flatMap((type) => [...ancestry(type)]));
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => [
      ...propertyProblems(name, kinds, at),
      ...[value].flat().flatMap((one) => valueProblems(name, one as Json, at)),
    ]);
}

function propertyProblems(name: string, kinds: ReadonlySet<string>, at: string): string[] {
  const term = terms.get(name);
  if (!term || !namesIn(term['@type']).includes('rdf:Property')) {
    return [`${at}: there is no property ${name}`];
  }
  if (term['schema:supersededBy']) {
    return [`${at}.${name}: is superseded by ${namesIn(term['schema:supersededBy']).join()}`];
  }
  const domain = namesIn(term['schema:domainIncludes']);
  return domain.some((type) => kinds.has(type)) ? [] : [`${at}: does not have ${name}`];
}

function valueProblems(name: string, value: Json, at: string): string[] {
  const range = namesIn(terms.get(name)?.['schema:rangeIncludes']);
  if (typeof value !== 'object' || value === null) {
    // Where anything may stand, it may stand by its address: the context reads it as an `@id`.
    const named = range.includes('Thing') && /^https?:/.test(String(value));
    const plain = named || range.some((type) => TEXTS.has(type));
    const member = namesIn(terms.get(String(value))?.['@type']).some((type) =>
      range.includes(type),
    );
    return plain || member ? [] : [`${at}.${name}: takes ${range.join(', ')}, not a text`];
  }
  const inside = vocabularyProblems(value as JsonObject, `${at}.${name} → `);
  const types = [(value as JsonObject)['@type'] ?? []].flat() as string[];
  const fits = types.every((type) => range.some((wanted) => ancestry(type).has(wanted)));
  return fits
    ? inside
    : [`${at}.${name}: takes ${range.join(', ')}, not ${types.join()}`, ...inside];
}
