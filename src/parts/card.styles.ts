import { sva } from '../../styled-system/css';

/** What stands in a ruled column: a title, a text, sometimes a link at its foot. */
export const card = sva({
  slots: ['title', 'text', 'link'],
  base: {
    title: { textStyle: 'title' },
    text: { color: 'quiet' },
    link: {
      marginTop: 'auto',
      paddingTop: '5',
      fontWeight: 'strong',
      minHeight: 'target',
      display: 'inline-flex',
      alignItems: 'flex-end',
    },
  },
});
