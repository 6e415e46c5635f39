import { start } from './runtime/start';

start();
