import { sva } from '../../styled-system/css';
import { articlePage } from '../content/article-page';
import { textLink } from '../parts/link.styles';

const share = sva({
  slots: ['root', 'status'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '28px',
      minHeight: 'target',
      maxWidth: 'measure',
      marginTop: '1.4em',
      _print: { display: 'none' },
      _noScript: { display: 'none' },
    },
    status: { textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' },
  },
});

/**
 * Under an article's text: copies the page's address, or opens the system's share sheet where there
 * is one; the article's script does both. Without script there are no buttons.
 */
export function Share({ title }: { readonly title: string }) {
  const { share: words } = articlePage;
  const classes = share();
  const button = textLink({ standing: true });
  return (
    <div className={classes.root} role="group" aria-label={words.group}>
      <button type="button" className={button} data-copy="">
        {words.copy}
      </button>
      <button type="button" className={button} data-share={title} hidden>
        {words.share}
      </button>
      <span
        role="status"
        className={classes.status}
        data-copied={words.copied}
        data-failed={words.failed}
      />
    </div>
  );
}
