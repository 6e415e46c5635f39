import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/*
 * Imported first by every command: `.env` sets what the environment does not, as Waku itself reads it.
 */
if (existsSync('.env')) loadEnvFile('.env');
