import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/*
 * The build's settings from the environment. Every command that reads settings imports this file
 * first; `.env` sets what the environment does not, as in Waku.
 */
if (existsSync('.env')) loadEnvFile('.env');

/**
 * The output folder. `tools/build.ts` sets `NOUGHTLINE_DIST` to a temporary folder, so that a
 * failed build leaves the previous one intact.
 */
export const distFolder = (): string => process.env.NOUGHTLINE_DIST || 'dist';

/** The library that hydrates islands, from `NOUGHTLINE_CLIENT`; the package refuses other words. */
export const clientLibrary = (): 'react' | 'preact' =>
  (process.env.NOUGHTLINE_CLIENT || 'react') as 'react' | 'preact';

/** Whether the output is Waku's own, to compare with. */
export const isStock = (): boolean => process.env.NOUGHTLINE_OUTPUT === 'stock';
