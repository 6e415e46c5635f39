import { css } from '../../styled-system/css';

/**
 * The part of a title after its colon. It stays on one line if it fits, and otherwise fills its
 * lines: if they were balanced, its first word would be alone (“restaurant / marketing in
 * London”).
 */
const titlePart = css({
  display: 'inline-block',
  maxWidth: '100%',
  textWrap: 'pretty',
  textDecoration: 'inherit',
});

/** A title whose first line break comes after its colon. */
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
