import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { countAtStart, countInWords } from './count-in-words';
import { keptTogether } from './format';
import { site, studioPlace } from './site';

/** The names of expected types in messages. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true, or leave it out',
  array: 'a list',
  tuple: 'a list',
  object: 'fields below it',
};
/** How a message names a wrong value. */
const nameOf = (input: unknown) => (typeof input === 'object' ? 'a list or fields' : `"${input}"`);

/** The sentence for a wrong field whose schema has no message of its own. */
const messageFor: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  const state = input === undefined || input === null ? 'is missing' : `is ${nameOf(input)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `${state}; write ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${state}; choose one of ${issue.values.join(', ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `is none of ${issue.options.join(', ')}; choose one of them`
        : undefined;
    case 'unrecognized_keys':
      return `has no field ${issue.keys.join(', ')}; remove it or correct its name`;
    case 'too_small':
      if (input === '') return 'is empty; write text';
      return `has the wrong length; write at least ${issue.minimum}`;
    case 'too_big':
      return `has the wrong length; write at most ${issue.maximum}`;
    default:
      return undefined;
  }
};

/**
 * Parses YAML; an empty text is an object without fields.
 *
 * @param firstLine the line of the file on which the text begins, for the message
 * @throws saying what is wrong and where
 */
export function parseYaml(text: string, firstLine = 1): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA }) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLException) || !error.mark) throw error;
    const { line, column } = error.mark;
    throw new Error(`${error.reason}, at line ${line + firstLine}, column ${column + 1}`);
  }
}

/** Checks what was read: returns the value, or a sentence for each wrong field, which names it. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
): { readonly data?: z.output<Schema>; readonly problems: readonly string[] } {
  const { data, error } = schema.safeParse(fields, { error: messageFor });
  if (!error) return { data, problems: [] };
  return {
    problems: error.issues.map(({ path, message }) =>
      [path.join('.'), message].filter(Boolean).join(': '),
    ),
  };
}

/** The words that every page may use as `{agency}` and so on. */
const commonWords = () => ({
  agency: site.name,
  email: site.email,
  foundingYear: site.foundingYear,
  clientsAtOnce: countInWords(site.clientsAtOnce),
  /** How many people work here, in words. */
  people: countInWords(site.people.length),
  People: countAtStart(site.people.length),
  locality: site.address.locality,
  region: site.address.region,
  studioPlace,
});

/** The values that may stand in texts, as `{name}` or as `{name.field}`. */
type Words = Readonly<Record<string, unknown>>;
const WORD = /\{([\w.]+)\}/g;

/** The value at a path such as `pipd.visits.growth`; undefined where there is none. */
function valueAt(words: Words, path: string): unknown {
  let value: unknown = words;
  for (const field of path.split('.')) value = (value as Words | undefined)?.[field];
  return value;
}

/** A copy of the value with each `{word}` in its texts filled in, and dates kept on one line. */
function filled(value: unknown, words: Words): unknown {
  if (Array.isArray(value)) return value.map((entry) => filled(entry, words));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, filled(entry, words)]),
    );
  }
  if (typeof value !== 'string') return value;
  const foundAt = (path: string) => {
    const found = valueAt(words, path);
    if (found !== undefined) return found;
    throw new Error(
      `"${value}": {${path}} stands for nothing; use one of ${Object.keys(words).join(', ')}`,
    );
  };
  const [, onlyPath] = /^\{([\w.]+)\}$/.exec(value) ?? [];
  if (onlyPath) return foundAt(onlyPath);
  return keptTogether(value.replace(WORD, (_, path: string) => String(foundAt(path))));
}

/**
 * The content of a YAML file. In its texts `{word}` stands for the value of that name; a text that
 * is nothing but `{word}` becomes the value itself.
 *
 * @throws one error that lists every wrong field of the file
 */
export function contentOf<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  words: Words,
): z.output<Schema> {
  try {
    const fields = filled(parseYaml(yaml), { ...commonWords(), ...words });
    const { data, problems } = check(schema, fields);
    if (data === undefined) throw new Error(problems.join(`\n  ${file}: `));
    return data;
  } catch (error) {
    throw new Error(`Wrong content:\n  ${file}: ${(error as Error).message}`);
  }
}

/** The schema of each file that was read, by file name; the JSON Schemas are written from them. */
export const contentSchemas = new Map<string, z.ZodType>();

/** Reads `src/content/{name}.yaml`; see {@link contentOf}. */
export function readContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  words: Words = {},
): z.output<Schema> {
  contentSchemas.set(name, schema);
  const file = `src/content/${name}.yaml`;
  return contentOf(file, readFileSync(file, 'utf8'), schema, words);
}
