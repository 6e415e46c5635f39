/**
 * Runs in the page: the numbers of the slides of which the carousel's row shows more than half,
 * from the left.
 *
 * @param root the selector of the carousel
 */
export function slidesInView(root: string): readonly number[] {
  const row = document.querySelector(`${root} [data-slides]`)?.getBoundingClientRect();
  const { left, right } = row ?? new DOMRect();
  return [...document.querySelectorAll(`${root} [aria-roledescription=slide]`)]
    .map((slide, index) => ({
      number: index + 1,
      // Between slides there is room, on the right of each: it may be outside.
      box: slide.querySelector('img')?.getBoundingClientRect() ?? new DOMRect(),
    }))
    .filter(({ box }) => box.left >= left - 2 && box.left + box.right < 2 * right)
    .sort((a, b) => a.box.left - b.box.left)
    .map(({ number }) => number);
}
