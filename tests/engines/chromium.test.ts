import { table } from './table';

table('chromium');
