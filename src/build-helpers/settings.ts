import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/*
 * What the environment says of a build. Imported first by every command: `.env` sets what the environment does
 * not, as Waku itself reads it.
 */
if (existsSync('.env')) loadEnvFile('.env');

/**
 * The output folder. `tools/build.ts` sets `NOUGHTLINE_DIST` to a temporary folder, so that a failed
 * build leaves the previous one intact.
 */
export const distFolder = (): string => process.env.NOUGHTLINE_DIST || 'dist';

/** What islands are hydrated by: `NOUGHTLINE_CLIENT=preact`, or React. The package refuses any other word. */
export const client = (): 'react' | 'preact' =>
  (process.env.NOUGHTLINE_CLIENT || 'react') as 'react' | 'preact';

/** Whether the output is Waku's own, to compare with. */
export const isStock = (): boolean => process.env.NOUGHTLINE_OUTPUT === 'stock';
