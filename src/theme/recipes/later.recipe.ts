import { defineRecipe } from '@pandacss/dev';

/**
 * Dresses an element whose children lie below the first screen of a phone. On a
 * page that is read from its top they are laid out a few at a time, in the frames
 * after the first: a slow processor paints the first screen sooner, is never held
 * for long, and pictures far below do not race those in view.
 *
 * A page that is reloaded, gone back to or entered at a `#part` has to be whole at
 * once, since its place in the window depends on all heights: the boot script
 * marks the others with "0", which goes once React is there.
 * Costs 100 bytes a page. A delay alone asks for no frames: the browser sleeps until it is over.
 */
export const later = defineRecipe({
  className: 'later',
  base: {
    '@media screen and (max-width: 480px)': {
      'html[data-js="0"] & > *': {
        containIntrinsicHeight: '100vh',
        animation: 'later 1ms 0.1s backwards',
        '&:nth-child(n + 4)': { animationDelay: '0.14s' },
        '&:nth-child(n + 8)': { animationDelay: '0.18s' },
      },
    },
  },
});
