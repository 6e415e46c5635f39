import { Band } from '../components/band';
import { ButtonLink } from '../components/button-link';
import type { Link } from '../content/types';
import { prose } from './prose.styles';
import { split } from './split.styles';
import { statement } from './statement.styles';

/** A short band that leads on to one other page. */
export function Pointer({
  title,
  text,
  link,
}: {
  readonly title: string;
  readonly text: string;
  readonly link: Link;
}) {
  const parts = split({ align: 'end' });
  return (
    <Band tone="raised">
      <div className={parts.root}>
        <div className={parts.left}>
          <h2 className={statement()}>{title}</h2>
        </div>
        <div className={parts.right}>
          <div className={prose()}>
            <p>{text}</p>
            <p>
              <ButtonLink href={link.href} kind="secondary">
                {link.label}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
