import { titlePart } from '../../styled-system/recipes';

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
