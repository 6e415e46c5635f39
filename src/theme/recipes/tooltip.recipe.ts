import { defineSlotRecipe } from '@pandacss/dev';

/** A word about an icon or a reading. */
export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['content'],
  base: {
    content: {
      maxWidth: '280px',
      padding: '10px 14px',
      background: 'text',
      color: 'page',
      textStyle: 'small',
      _motionOk: { animation: 'appear {durations.quick} {easings.line}' },
    },
  },
});
