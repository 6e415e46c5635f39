import { css } from '../../styled-system/css';

/**
 * The part of a title that stays on one line if it fits, and else fills its lines: balanced, the
 * first word would be alone (“restaurant / marketing in London”).
 */
const titlePart = css({
  display: 'inline-block',
  maxWidth: '100%',
  textWrap: 'pretty',
  textDecoration: 'inherit',
});

/** A title that breaks after its colon, and nowhere before. */
export function TitleParts({ title }: { readonly title: string }) {
  const [first, ...rest] = title.split(/(?<=:) /);
  if (rest.length === 0) return title;
  return (
    <>
      {`${first} `}
      <span className={titlePart}>{rest.join(' ')}</span>
    </>
  );
}
