/** A rule in the line's colour that is not seen yet; who is pointed at draws it, from the left, by `scaleX(1)`. */
export const drawnRule = {
  content: '""',
  position: 'absolute',
  background: 'line',
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  _motionOk: { transition: 'transform {durations.draw} {easings.line}' },
} as const;
