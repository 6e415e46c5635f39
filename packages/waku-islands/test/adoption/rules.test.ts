import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { packIslands } from '../pack';
import { configOf, HOME, STATIC, withPart } from './broken-project';
import { buildProject, type Files, startWaku } from './project';

let tarball: string;
beforeAll(() => {
  tarball = packIslands('islands-rules');
});

/** What breaks a rule when a page is rendered: its name, the files, and the message. */
const BROKEN: readonly (readonly [name: string, files: Files, says: RegExp])[] = [
  [
    'a date among the props',
    withPart('export const Part = () => <p />;', '<Part since={new Date(0)} />'),
    /src\/components\/part\.tsx:\d+: the island Part: props\.since is a Date/,
  ],
  [
    'Waku’s router',
    withPart(
      `import { useRouter } from 'waku';\nexport const Part = () => <p>{useRouter().path}</p>;`,
    ),
    /part\.tsx:\d+: the island Part uses Waku's router.*wake = 'never'/,
  ],
  [
    'a context from outside',
    {
      ...withPart(
        `import { use } from 'react';\nimport { Theme } from './theme';\nexport const Part = () => <p>{use(Theme)}</p>;`,
        '<Around><Part /></Around>',
        `() => ({ render: 'static' });\nimport { Around } from '../components/theme'`,
      ),
      'src/components/theme.tsx': `'use client';\nimport { createContext } from 'react';\nexport const wake = 'never';\nexport const Theme = createContext('day');\nexport const Around = ({ children }) => <Theme value="night">{children}</Theme>;`,
    },
    /part\.tsx:\d+: the island Part: it reads the context Theme of src\/components\/theme\.tsx, whose provider is outside/,
  ],
  [
    'a library that misses a provider around it',
    {
      ...withPart(
        `import { use } from 'react';\nimport { Client } from './query-client';\nexport const Part = () => { if (!use(Client)) throw new Error('No QueryClient set'); return <p />; };`,
        '<Around><Part /></Around>',
        `() => ({ render: 'static' });\nimport { Around } from '../components/query-client'`,
      ),
      'src/components/query-client.tsx': `'use client';\nimport { createContext } from 'react';\nexport const wake = 'never';\nexport const Client = createContext(null);\nexport const Around = ({ children }) => <Client value="one">{children}</Client>;`,
    },
    /part\.tsx:\d+: the island Part: it reads the context Client of .*whose provider is outside of it \(it throws "No QueryClient set"\)\. .*put the provider inside/,
  ],
  [
    'a server action as a prop',
    {
      ...withPart(
        'export const Part = ({ save }) => <button onClick={save}>Save</button>;',
        '<Part save={save} />',
        `() => ({ render: 'static' });\nimport { save } from '../actions'`,
      ),
      'src/actions.ts': `'use server';\nexport const save = async () => {};`,
    },
    /part\.tsx:\d+: the island Part: props\.save is a server action.*<form action=\{save\}>/,
  ],
  [
    'a component whose own error speaks of a context',
    withPart(
      `export const Part = () => { throw new ReferenceError('AudioContext is not defined'); };`,
    ),
    /part\.tsx:\d+: the island Part: AudioContext is not defined(?!\.)/,
  ],
  [
    'a component that throws',
    withPart(`export const Part = () => { throw new ReferenceError('nobody is not defined'); };`),
    /part\.tsx:\d+: the island Part: nobody is not defined/,
  ],
];
describe('in a build', () => {
  test.each<readonly [string, Files, RegExp]>([
    ...BROKEN,
    [
      'a component that stays HTML and throws',
      withPart(
        `export const wake = 'never';\nexport const Part = () => { throw new ReferenceError('nobody is not defined'); };`,
      ),
      /ReferenceError: nobody is not defined/,
    ],
    [
      'an island on a page without script',
      {
        ...withPart('export const Part = () => <p />;'),
        'waku.config.ts': configOf(`{ mode: 'none' }`),
      },
      /\.tsx:\d+: the island \w+: it stands on \/.*, whose mode is none/,
    ],
    [
      'a page that is rendered in the browser alone',
      withPart(
        'export const Part = () => <p />;',
        '<Part />',
        `() => ({ render: 'static', unstable_disableSSR: true })`,
      ),
      /waku\.config\.ts write islands\(\{ routes: /,
    ],
    [
      'a pattern that finds no page',
      {
        'src/waku.server.jsx': `import { fsRouter } from 'waku';\nimport adapter from 'waku/adapters/default';\nexport default adapter(fsRouter(import.meta.glob('./pages/**/*.{md,mdx}')));`,
      },
      /src\/waku\.server\.jsx: none of the pages in src\/pages is found\. Write `fsRouter\(import\.meta\.glob/,
    ],
    [
      'a server entry without an adapter',
      {
        'src/waku.server.jsx':
          'export default { fetch: () => new Response(), build: async () => {} };',
      },
      /src\/waku\.server\.jsx: no adapter is used\. Write `import adapter/,
    ],
    [
      'a wake that is no strategy',
      withPart(`export const wake = 'hover';\nexport const Part = () => <p />;`),
      /src\/components\/part\.tsx:2: wake is 'hover'; write never, or one or several of press, /,
    ],
    [
      'a wake that is only known when the code runs',
      withPart(`export const wake = ['load'].join();\nexport const Part = () => <p />;`),
      /part\.tsx:2: wake cannot be read before the code runs; write it as a plain string/,
    ],
    [
      'an island in a table',
      withPart(
        'export const Part = () => <tr><td>One</td></tr>;',
        '<table>\n<tbody>\n<Part />\n</tbody></table>',
      ),
      /src\/pages\/index\.tsx:4, \/: the island Part stands in a <tbody>, where HTML has no place .*: make the table the island/,
    ],
    [
      'an island of a default export in a table',
      {
        'src/components/cells.tsx': `'use client';\nexport default () => <tr><td>One</td></tr>;`,
        'src/components/rows.tsx': `import Cells from './cells';\nexport const Rows = () => <table><tbody>\n<Cells /></tbody></table>;`,
        [HOME]: `import { Rows } from '../components/rows';\nimport One from '../components/cells';\nexport default () => <><One /><Rows /></>;\n${STATIC}`,
      },
      /^ +src\/components\/rows\.tsx:3, \/: the island default stands in a <tbody>/m,
    ],
    [
      'an island in an SVG',
      withPart('export const Part = () => <circle r="5" />;', '<svg><g><Part /></g></svg>'),
      /index\.tsx:2, \/: the island Part stands in a <g>, .*: make the whole svg the island/,
    ],
    [
      'an island in a select',
      withPart('export const Part = () => <option>One</option>;', '<select><Part /></select>'),
      /index\.tsx:2, \/: the island Part stands in a <select>, .*: make the select the island/,
    ],
    [
      'a block in a paragraph',
      withPart('export const Part = () => <div>One</div>;', '<p>Text <Part /></p>'),
      /index\.tsx:2, \/: the island Part stands in a <p>, .*: write a <div> instead of the <p>/,
    ],
    [
      'a server action in an island',
      {
        ...withPart(
          `import { useActionState } from 'react';\nimport { save } from '../actions';\nexport const Part = () => { const [, act] = useActionState(save, 0); return <form action={act} />; };`,
        ),
        'src/actions.ts': `'use server';\nexport const save = async () => 1;`,
      },
      /part\.tsx:\d+: the island Part: it imports the server actions of src\/actions\.ts, .*<form action=/,
    ],
  ])('%s is an error', (_, files, says) => {
    const { said, hasFailed } = buildProject('nested', tarball, files, 'broken');
    expect(said).toMatch(says);
    expect(hasFailed).toBe(true);
  });

  test('all faults are told at once, each with its line', () => {
    const { said, hasFailed } = buildProject(
      'nested',
      tarball,
      {
        'src/components/first.tsx': `'use client';\nexport const wake = 'hover';\nexport const First = () => <p />;`,
        'src/components/second.tsx': `'use client';\n\nexport const Second = () => { throw new Error('not ready'); };`,
        'src/components/third.tsx': `'use client';\nexport const Third = () => <li />;`,
        [HOME]: `import { First } from '../components/first';\nimport { Second } from '../components/second';\nexport default function Home() { return <><First /><Second /></>; }\n${STATIC}`,
        'src/pages/third.tsx': `import { Third } from '../components/third';\nexport default function Page() { return <Third at={new Date(0)} />; }\n${STATIC}`,
      },
      'faults',
    );
    expect(hasFailed).toBe(true);
    expect(said).toMatch(/waku-islands: 3 faults:/);
    expect(said).toMatch(/ {2}src\/components\/first\.tsx:2: wake is 'hover'/);
    expect(said).toMatch(/ {2}src\/components\/second\.tsx:3: the island Second: not ready/);
    expect(said).toMatch(
      / {2}src\/components\/third\.tsx:2: the island Third: props\.at is a Date/,
    );
  });

  test('each form in which a file can export wake is read', () => {
    const FORMS = [
      `const when = 'load';\nexport { when as wake };`,
      `export const wake = 'load' as const;`,
      `import type { Wake } from 'waku-islands';\nexport const wake = 'load' satisfies Wake;`,
      'export const wake = `load`;',
      `export { wake } from '../wake';`,
      `import { wake } from '../wake';\nexport { wake };`,
    ];
    const { said, hasFailed, folder } = buildProject(
      'nested',
      tarball,
      {
        'src/wake.ts': `export const wake = 'load';`,
        ...Object.fromEntries(
          FORMS.map((form, at) => [
            `src/components/form-${at}.tsx`,
            `'use client';\n${form}\nexport const Form${at} = () => <p />;`,
          ]),
        ),
        [HOME]: `${FORMS.map((_, at) => `import { Form${at} } from '../components/form-${at}';`).join('\n')}\nexport default function Home() { return <>${FORMS.map((_, at) => `<Form${at} />`).join('')}</>; }\n${STATIC}`,
      },
      'forms',
    );
    expect(hasFailed, said).toBe(false);
    const html = readFileSync(join(folder, 'dist/public/index.html'), 'utf8');
    for (const at of FORMS.keys())
      expect(html).toMatch(
        new RegExp(`<waku-island data-island="Form${at} [^"]+" data-wake="load"`),
      );
  });

  test('what may be meant on purpose is a warning', () => {
    const [ui, more] = ['node_modules/acme-ui', 'node_modules/acme-more'];
    const { said, hasFailed, folder } = buildProject(
      'nested',
      tarball,
      {
        ...withPart(
          `import { createContext, use } from 'react';\nconst Theme = createContext('');\nexport const Part = ({ children }) => <div style={{ opacity: 0 }}>{children}</div>;\nexport const Inner = () => <p>{use(Theme)}</p>;`,
        ),
        [HOME]: `import { Button } from 'acme-ui';\nimport { Switch } from 'acme-more';\nimport { Inner, Part } from '../components/part';\nimport { Leads } from '../components/leads';\nimport { Follower } from '../components/follower';\nexport default function Home() { return <><Leads /><Follower /><link rel="stylesheet" href="/gone.css?v=1" /><script dangerouslySetInnerHTML={{ __html: "document.documentElement.classList.add('dark')" }} /><Part><Inner /></Part><Button /><Switch /></>; }\n${STATIC}`,
        [`${ui}/package.json`]: `{ "name": "acme-ui", "version": "1.0.0", "type": "module", "exports": "./index.js", "peerDependencies": { "react": "*" } }`,
        [`${ui}/index.js`]: `'use client';\nimport { createElement } from 'react';\nexport const Button = () => createElement('button', null, 'Acme');`,
        [`${more}/package.json`]: `{ "name": "acme-more", "version": "1.0.0", "type": "module", "exports": "./index.js", "peerDependencies": { "react": "*" } }`,
        [`${more}/index.js`]: `'use client';\nimport { createElement } from 'react';\nexport const Switch = () => createElement('button', null, 'More');`,
        'src/components/leads.tsx': `'use client';\nimport { Link } from 'waku';\nimport { useState } from 'react';\nexport const Leads = () => { const [isOpen, open] = useState(false); return <div><a href="/x" onClick={(event) => event.preventDefault()}>Away</a><form action="/send" method="post" onSubmit={() => open(true)} />{isOpen ? <Link to="/x">Later</Link> : null}</div>; };`,
        'src/components/follower.tsx': `'use client';\nexport const wake = 'with-react';\nexport const Follower = () => <form><input name="email" /></form>;`,
        'src/styles.css': '.dark p { color: red; }',
        'src/waku.client.tsx': 'console.info(1);',
        'waku.config.ts': configOf(`{ include: { 'acme-more': 'visible' } }`),
      },
      'warned',
    );
    expect(hasFailed, said).toBe(false);
    for (const line of [
      /client components of acme-ui stay HTML\. .* include: \{ 'acme-ui': 'press' \}/,
      / {2}\/\n +has a <div style="opacity:0">, which stays hidden/,
      /src\/components\/part\.tsx\n(?: .*\n)* +the island Inner reads a context and stands in a slot of Part/,
      /leads\.tsx\n(?: .*\n)* +line 2: imports Link of waku\. .* write <a href>/,
      /leads\.tsx\n(?: .*\n)* +line 4: until React is there, a press follows this link, .* <button>/,
      /leads\.tsx\n(?: .*\n)* +line 4: .* the browser sends this form to its address, .* data-hold/,
      /sends a form of the island Follower to the page's own address.*'press with-react'/,
      /sets the class "dark".*keep: \['\.dark'\]/,
      /links \/gone\.css\?v=1, and there is no file/,
      /src\/waku\.client\.tsx\n +runs in development and on pages whose mode is full/,
    ])
      expect(said).toMatch(line);
    expect(said).not.toContain('acme-more stay');
    const html = readFileSync(join(folder, 'dist/public/index.html'), 'utf8');
    expect(html).toMatch(/<waku-island data-island="Switch [^"]+\.js" data-wake="visible"/);
    expect(html).not.toMatch(/data-island="Button/);
  });
});

describe('in development', () => {
  test('what breaks a rule when a page is rendered is said as in a build', async () => {
    const pages = Object.fromEntries(
      BROKEN.flatMap(([, files], at) =>
        Object.entries(files).map(([file, text]) => [
          file === HOME ? `src/pages/broken-${at}.tsx` : file.replace('part', `part-${at}`),
          text?.replaceAll('components/part', `components/part-${at}`) ?? null,
        ]),
      ),
    );
    const { folder } = buildProject('nested', tarball, pages, 'developed');
    const server = await startWaku(folder, 'dev');
    try {
      for (const [at, [, , says]] of BROKEN.entries()) {
        await fetch(`${server.url}/broken-${at}`).then((response) => response.text());
        const line = new RegExp(says.source.replace('part\\.tsx', `part-${at}\\.tsx`));
        await expect.poll(server.said).toMatch(line);
      }
    } finally {
      server.close();
    }
  });
});
