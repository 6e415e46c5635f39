import { css } from '../../styled-system/css';
import type { work } from '../content/work';
import { Band } from '../parts/band';
import { ButtonLink } from '../parts/button-link';
import { prose } from '../parts/prose.styles';
import { split } from '../parts/split.styles';

/** The style of one sentence that fills a section. */
export const statement = css({
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: 'clamp(2.375rem, 4.6vw, 4.75rem)',
  lineHeight: '1.02',
  letterSpacing: 'heading',
  maxWidth: '16em',
  paddingRight: 'apart',
});

/** A short band that leads on to one other page. */
export function LinkBand({
  page: { title, line, href, label },
}: {
  readonly page: (typeof work)['hairNova'];
}) {
  const parts = split({ align: 'end' });
  return (
    <Band tone="oxblood">
      <div className={parts.root}>
        <div className={parts.left}>
          <h2 className={statement}>{title}</h2>
        </div>
        <div className={parts.right}>
          <div className={prose()}>
            <p>{line}</p>
            <p>
              <ButtonLink href={href} kind="pale">
                {label}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
