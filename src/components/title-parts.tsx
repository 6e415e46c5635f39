import { cva } from '../../styled-system/css';

/** What of a title stays together as long as there is room. */
const titlePart = cva({
  base: { display: 'inline-block' },
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
