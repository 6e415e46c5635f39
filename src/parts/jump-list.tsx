import { sva } from '../../styled-system/css';

const jumpList = sva({
  slots: ['root', 'link', 'detail', 'value'],
  base: {
    root: { width: '100%', borderBottom: 'hair' },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '0 20px',
      // The number goes under its label only where letters are large.
      '& > :first-child': { flex: '1 1 6em' },
      minHeight: 'target',
      paddingBlock: { sm: '2' },
      borderTop: 'hair',
      fontWeight: 'strong',
      _hover: { borderTopColor: 'line' },
    },
    detail: {
      display: { sm: 'block' },
      textStyle: 'tiny',
      fontWeight: 'text',
      color: 'quiet',
      marginLeft: { base: '2', sm: '0' },
    },
    value: { textStyle: 'title', color: 'reading' },
  },
});

/** Ruled links to the blocks of a page, with the blocks' numbers at their ends if there are any. */
export function JumpList({
  items,
}: {
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    /** The block's main number, and what was counted. */
    readonly value?: string;
    readonly detail?: string;
  }[];
}) {
  const classes = jumpList();
  return (
    <ul className={classes.root}>
      {items.map(({ id, title, value, detail }) => (
        <li key={id}>
          <a href={`#${id}`} className={classes.link}>
            <span>
              {title}
              {detail && <span className={classes.detail}>{detail}</span>}
            </span>
            {value && <span className={classes.value}>{value}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
