/* For modules that are compiled into the boot script; see the option `boot`. */
export { hasReact } from './browser/has-react.ts';
export { holdForm } from './browser/hold-form.ts';
