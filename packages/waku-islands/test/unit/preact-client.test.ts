import { expect, test } from 'vitest';
import { assertOptions } from '../../src/options';
import { missingNames, usesOfMissing } from '../../src/preact-client';

const missing = missingNames(process.cwd());
const usesIn = (code: string, id = 'a.tsx') =>
  usesOfMissing(code, id, missing).map((one) => `${one.line} ${one.name} ${one.isImported}`);

test('the names that Preact lacks are read from the installed packages', () => {
  const names = missing.get('react') ?? [];
  expect(names).toContain('Activity');
  for (const added of ['use', 'useActionState', 'useOptimistic', 'useEffectEvent', 'cache'])
    expect(names).not.toContain(added);
  expect(missing.get('react-dom')).not.toContain('useFormStatus');
});

test('a use of a name that Preact lacks is found where it is imported, re-exported, or read from all of React', () => {
  expect(usesIn(`import { useState, Activity as A } from 'react';`)).toEqual(['1 Activity true']);
  expect(usesIn(`export { ViewTransition } from 'react';`)).toEqual(['1 ViewTransition true']);
  expect(usesIn(`import * as R from 'react';\nR.useState();\n<R.Activity />;`)).toEqual([
    '3 Activity false',
  ]);
  expect(usesIn(`var D = _interop(require("react-dom"));\nD.preinit('/a');`, 'a.cjs')).toEqual([
    '2 preinit false',
  ]);
  expect(usesIn(`import { Activity } from './own';\nconst cache = Activity;`)).toEqual([]);
});

test('the option client is "react" or "preact", and "preact" excludes the mode full', () => {
  expect(() => assertOptions({ client: 'preact', routes: { '/app/*': 'full' } })).toThrow(
    "client: 'preact' cannot",
  );
  expect(() => assertOptions({ client: 'vue' as 'react' })).toThrow('"vue" is no client');
  expect(() => assertOptions({ client: 'preact' })).not.toThrow();
});
