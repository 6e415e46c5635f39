import { precompress } from './precompress.ts';
import { run } from './run.ts';

/**
 * Builds the site. `NODE_ENV` is set here and not taken over: with any other
 * value, an empty one included, the build would quietly ship development React.
 */
process.exitCode = run('waku', ['build'], { NODE_ENV: 'production' });
if (process.exitCode === 0) await precompress('dist/public');
