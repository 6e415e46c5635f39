import { table } from './table';

table('firefox');
