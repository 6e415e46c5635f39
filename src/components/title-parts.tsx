import { cva } from '../../styled-system/css';

/**
 * What of a title stays together as long as there is room, and then fills its lines: to balance
 * them would leave the first word alone (“restaurant / marketing in London”).
 */
const titlePart = cva({
  base: { display: 'inline-block', textWrap: 'pretty' },
});

/** A title whose second half, after a colon, stays together: the line breaks there and nowhere sooner. */
export function TitleParts({ title }: { readonly title: string }) {
  const [first, ...rest] = title.split(/(?<=:) /);
  if (rest.length === 0) return title;
  return (
    <>
      {`${first} `}
      <span className={titlePart()}>{rest.join(' ')}</span>
    </>
  );
}
