import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { packIslands } from '../pack';
import { configOf, HOME, STATIC, withPart } from './broken-project';
import { buildProject, type Files, SOURCES, startWaku } from './project';

let tarball: string;
beforeAll(() => {
  tarball = packIslands('islands-rules-of-packages');
});

/** The files of a package with one module. */
const library = (name: string, code: string): Files => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "type": "module", "exports": "./index.js", "peerDependencies": { "react": "*" } }`,
  [`node_modules/${name}/index.js`]: code,
});

const DOT: Files = {
  [HOME]: `import { Island } from 'waku-islands/island';\nimport { Dot } from 'acme-dot';\nexport default function Home() { return <Island wake="visible"><Dot /></Island>; }\n${STATIC}`,
  ...library(
    'acme-dot',
    `'use client';\nimport { createElement } from 'react';\nexport const Dot = (props) => createElement('b', props, '.');`,
  ),
};

const PLACED =
  /<Island wake="visible">: Dot of acme-dot stays HTML\. .* include: \{ 'acme-dot': 'visible' \}/;

test('<Island wake> around a component of a package stops the build, unless the package is included', () => {
  const { said } = buildProject('nested', tarball, DOT, 'placed');
  expect(said).toMatch(PLACED);
});

test('in development <Island wake> around a component of a package is named too, and a component of an included package does not get the strategy as a prop', async () => {
  const page = 'src/pages/included.tsx';
  const files = {
    ...DOT,
    // By its dependencies Vite knows which packages it has to look into.
    'package.json': readFileSync(`${SOURCES.nested}/package.json`, 'utf8').replace(
      '"react":',
      '"acme-dot": "*", "acme-in": "*", "react":',
    ),
    'waku.config.ts': configOf(`{ include: { 'acme-in': 'press' } }`),
    [page]: DOT[HOME]?.replaceAll('Dot', 'In').replaceAll('acme-dot', 'acme-in') ?? null,
    ...library(
      'acme-in',
      `'use client';\nimport { createElement } from 'react';\nexport const In = (props) => createElement('b', {}, 'gets ' + Object.keys(props).length);`,
    ),
  };
  const { folder } = buildProject('nested', tarball, files, 'placed-developed');
  const server = await startWaku(folder, 'dev');
  try {
    await fetch(server.url).then((response) => response.text());
    await expect.poll(server.said).toMatch(PLACED);
    const html = await fetch(`${server.url}/included`).then((response) => response.text());
    expect(html).toContain('gets 0');
  } finally {
    server.close();
  }
});

describe('with Preact', () => {
  const LACKING = withPart(
    `import { Activity, useState } from 'react';\nimport { asks } from 'acme-asks';\nimport { own } from 'acme-own';\nimport { moves } from 'acme-moves';\nexport const Part = () => { const [is] = useState(asks || own || moves); return <Activity>{is}<button onClick={() => {}}>b</button></Activity>; };`,
  );
  const SAYS =
    /src\/components\/part\.tsx:2: an island uses Activity of react, which Preact does not have: render it only while it is shown, or leave out client: 'preact'/;

  test('a name that Preact lacks stops the build, with file, line and remedy', () => {
    const { hasFailed, said } = buildProject(
      'nested',
      tarball,
      {
        ...LACKING,
        ...library(
          'acme-asks',
          `import * as R from 'react';\nexport const asks = Boolean(R.Activity);`,
        ),
        ...library(
          'acme-moves',
          `import { ViewTransition } from 'react';\nexport const moves = String(ViewTransition);`,
        ),
        ...library(
          'acme-own',
          `const exports = {};\nexports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};\nexport const own = exports;`,
        ),
        'waku.config.ts': configOf(`{ client: 'preact' }`),
      },
      'lacking',
    );
    expect(hasFailed).toBe(true);
    expect(said).toMatch(SAYS);
    expect(said).toMatch(
      /acme-moves\/index\.js:1: acme-moves uses ViewTransition of react.*startViewTransition/,
    );
    expect(said).toMatch(/acme-asks\n +reads Activity of react, .* finds undefined/);
    expect(said).toMatch(/acme-own\n +holds a copy of React/);
  });

  test('a second copy of React is reported with the package that brings it', () => {
    const { said } = buildProject(
      'nested',
      tarball,
      {
        ...withPart(
          `import { deep } from 'acme-deep';\nexport const Part = () => <button onClick={() => deep()}>b</button>;`,
        ),
        ...library(
          'acme-deep',
          `export { useState as deep } from 'react/cjs/react.production.js';`,
        ),
        'node_modules/acme-deep/node_modules/react/package.json': `{ "name": "react", "version": "18.0.0" }`,
        'node_modules/acme-deep/node_modules/react/cjs/react.production.js':
          'exports.useState = () => 18;',
        'waku.config.ts': configOf(`{ client: 'preact' }`),
      },
      'copies',
    );
    expect(said).toMatch(
      /acme-deep\n +brings a second copy of react into the browser, .*acme-deep\/node_modules\/react/,
    );
  });
});
