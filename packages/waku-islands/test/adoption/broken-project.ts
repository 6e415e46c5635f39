import type { Files } from './project';

/* Files of projects that break a rule of the package. */

/** The project's page. */
export const HOME = 'src/pages/index.tsx';
const PART = 'src/components/part.tsx';
/** A client component, and a page that renders it. */
export const withPart = (
  part: string,
  use = '<Part />',
  config = '() => ({ render: "static" })',
): Files => ({
  [PART]: `'use client';\n${part}`,
  [HOME]: `import { Part } from '../components/part';\nexport default function Home() { return ${use}; }\nexport const getConfig = ${config};`,
});
/** A configuration with these options of `islands` and `criticalCss`, as code. */
export const configOf = (options: string, styles = '') =>
  `import { islands } from 'waku-islands';\nimport { criticalCss } from 'waku-islands/critical-css';\nexport default { vite: { plugins: [criticalCss(${styles}), islands(${options})] } };`;
/** The export that makes a page static. */
export const STATIC = `export const getConfig = () => ({ render: 'static' });`;
