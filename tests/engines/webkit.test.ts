import { table } from './table';

table('webkit');
