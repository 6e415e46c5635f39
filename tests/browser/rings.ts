import type { Page } from 'playwright/test';

/** Each control whose ring crosses a line of text, with that text. */
export const crossings = (page: Page) =>
  page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** What moves with the window stands over what does not. */
    const layerOf = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
      return null;
    };
    const linesOfText = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: { parent: Element; text: string; box: Box }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement as Element;
        if (!node.textContent?.trim() || parent.closest('script, style, [role=tooltip]')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (getComputedStyle(parent).clipPath !== 'none') continue;
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, height } of range.getClientRects()) {
          // Letters are smaller than their line, by a quarter above and below and the space at its sides.
          const box = {
            left: left + 2,
            right: right - 2,
            top: top + height / 4,
            bottom: bottom - height / 4,
          };
          lines.push({ parent, text: node.textContent.trim().slice(0, 40), box });
        }
      }
      return lines;
    };
    const ringOf = (element: Element) => {
      const has = (one: Element | null, pseudo?: string) => {
        const style = one && getComputedStyle(one, pseudo);
        return style?.outlineStyle === 'solid' && !/, 0\)$/.test(style.outlineColor)
          ? style
          : undefined;
      };
      const around = (one: Element | null) => {
        const style = has(one);
        return style && one
          ? { style, boxes: [...one.getClientRects()] as Box[], holder: one }
          : undefined;
      };
      const after = has(element, '::after');
      if (!after)
        return [element, element.nextElementSibling, element.parentElement]
          .map(around)
          .find(Boolean);
      let holder: Element | null = element;
      while (holder && getComputedStyle(holder).position === 'static')
        holder = holder.parentElement;
      const { left, right, top, bottom } = (holder ?? element).getBoundingClientRect();
      const size = (value: string) => Number.parseFloat(value) || 0;
      const inner = getComputedStyle(element, '::after');
      const box = {
        left: left + size(inner.left),
        right: right - size(inner.right),
        top: top + size(inner.top),
        bottom: bottom - size(inner.bottom),
      };
      return { style: after, boxes: [box], holder: undefined };
    };
    const meet = (one: Box, other: Box) =>
      Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
      Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);

    /** The four sides of a ring round a box. */
    const sidesOf = (box: Box, { outlineOffset, outlineWidth }: CSSStyleDeclaration): Box[] => {
      const grown = (by: number) => ({
        left: box.left - by,
        right: box.right + by,
        top: box.top - by,
        bottom: box.bottom + by,
      });
      const inner = grown(Number.parseFloat(outlineOffset));
      const outer = grown(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
      return [
        { ...outer, bottom: inner.top },
        { ...outer, top: inner.bottom },
        { ...outer, right: inner.left },
        { ...outer, left: inner.right },
      ];
    };

    const crossedBy = (
      element: Element,
      { boxes, style, holder }: NonNullable<ReturnType<typeof ringOf>>,
      lines: ReturnType<typeof linesOfText>,
    ) => {
      const sides = boxes.flatMap((box) => sidesOf(box, style));
      return lines
        .filter(
          ({ parent, box }) =>
            sides.some((side) => meet(side, box)) &&
            layerOf(parent) === layerOf(element) &&
            !holder?.contains(parent),
        )
        .map(({ text }) => text);
    };

    const found = new Set<string>();
    let rings = 0;
    let lines = linesOfText();
    const place = () => [scrollX, scrollY, document.body.offsetHeight].join();
    let seenAt = place();
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, summary, [tabindex="0"]',
    )) {
      // The page stays where it is, but where a script scrolls it, and with it the lines of text.
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      const ring = ringOf(element);
      if (!ring) continue;
      if (seenAt !== place()) [seenAt, lines] = [place(), linesOfText()];
      rings++;
      for (const text of crossedBy(element, ring, lines))
        found.add(`${element.outerHTML.slice(0, 70)} crosses “${text}”`);
    }
    return { rings, found: [...found] };
  });
