import { buildPart } from '../src/runtime/build/part.ts';

// Of the environment that `tools/build.ts` sets.
await buildPart(process.env.NOUGHTLINE_DIST ?? 'dist');
