import { start } from './runtime/browser/start';

start();
