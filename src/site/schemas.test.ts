import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleSchema } from '../articles/article-schema';
import '../build/redirects-file';
import { contentSchemas, parseYaml } from './read-content';

/*
 * JSON Schemas of all content in YAML, from which an editor completes fields and marks mistakes.
 * `npm run schemas` writes them; this test says where one differs from the schema that the build
 * checks.
 */

await Promise.all(
  globSync('src/content/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => import(resolve(file))),
);
/** Whether this run writes the files, as `npm run schemas` does, before it compares them. */
const writesFiles = process.env.npm_lifecycle_event === 'schemas';
/** `{terms}` may stand in the place of a value that is no text. */
const WORD = { type: 'string', pattern: '^\\{[\\w.]+\\}$' } as const;
const NO_TEXT = ['number', 'integer', 'boolean', 'array', 'object'];

function written(name: string, schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    override: ({ jsonSchema: node, path }) => {
      if (node.oneOf) {
        // `{terms}` would match each of the alternatives, and `oneOf` allows one match only.
        node.anyOf = node.oneOf;
        delete node.oneOf;
      }
      // In the front matter of an article nothing is filled in.
      if (name === 'article' || path.length === 0 || !NO_TEXT.includes(String(node.type))) return;
      const whole = { ...node };
      for (const key of Object.keys(node)) delete node[key as keyof typeof node];
      node.anyOf = [whole as never, WORD];
    },
  });
  return `${JSON.stringify(json)}\n`;
}

const all = [...contentSchemas, ['article', articleSchema] as const].toSorted(([a], [b]) =>
  a.localeCompare(b),
);

test.each(all)(
  'schemas/%s.json is that of the build: npm run schemas writes it',
  (name, schema) => {
    const file = `schemas/${name}.json`;
    if (writesFiles) {
      mkdirSync('schemas', { recursive: true });
      writeFileSync(file, written(name, schema));
    }
    // Compared first, since the message would hold both texts, a line of thousands of characters each.
    const isCurrent = readFileSync(file, 'utf8') === written(name, schema);
    expect(isCurrent, `${file} is old: run npm run schemas`).toBe(true);
    if (name === 'article') return;
    const yaml = readFileSync(`src/content/${name}.yaml`, 'utf8');
    expect(yaml.split('\n')[0]).toBe(`# yaml-language-server: $schema=../../${file}`);
    // An editor marks nothing as a mistake that the build accepts.
    const read = z.fromJSONSchema(JSON.parse(written(name, schema))).safeParse(parseYaml(yaml));
    expect(read.error?.issues ?? []).toEqual([]);
  },
);

test('every YAML file of content is checked against a schema', () => {
  const files = globSync('src/content/*.yaml').map((file) => file.slice(12, -5));
  expect(files.filter((name) => !contentSchemas.has(name))).toEqual([]);
});
