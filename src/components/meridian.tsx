import { line } from './meridian.styles';

/** The vertical line of the layout. Decorative: it is rendered once, for the whole page. */
export function Meridian() {
  const classes = line();
  return (
    <div aria-hidden="true">
      <div className={classes.root} />
      <div className={classes.fill} />
    </div>
  );
}
