import { line } from './meridian.styles';

/** The line that the site hangs on. Decorative: it is drawn once, for the whole page. */
export function Meridian() {
  const classes = line();
  return (
    <div aria-hidden="true">
      <div className={classes.root} />
      <div className={classes.fill} />
    </div>
  );
}
