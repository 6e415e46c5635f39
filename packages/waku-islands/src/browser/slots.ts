import { createElement, useState } from 'react';
import type { Island } from './common.ts';

export type Props = Readonly<Record<string, unknown>>;
/** Server markup inside an island, which React must not touch. */
interface Saved {
  /** Whether the markup is in the page; otherwise it waits in a template. */
  isInPage: boolean;
  nodes: readonly Node[];
}

/**
 * The slots of an island by number, also those that it has not rendered yet. `ssr/island.ts` writes
 * both kinds, with `data-slot`.
 */
export function slotsOf(island: Island): ReadonlyMap<string, Saved> {
  const saved = new Map<string, Saved>();
  for (const slot of island.querySelectorAll<HTMLElement>('waku-slot')) {
    if (slot.parentElement?.closest('waku-island') !== island) continue;
    // The nodes are kept, since React renders again where a store no longer agrees with the HTML.
    saved.set(slot.dataset.slot as string, { isInPage: true, nodes: [...slot.childNodes] });
  }
  for (
    let next = island.nextElementSibling;
    next instanceof HTMLTemplateElement && next.dataset.slot;
    next = next.nextElementSibling
  ) {
    saved.set(next.dataset.slot, { isInPage: false, nodes: [...next.content.childNodes] });
  }
  return saved;
}

/** The props, with an element in the place of each slot, which `ssr/props.ts` writes as `$s`. */
export function withSlots(props: string, saved: ReadonlyMap<string, Saved>): Props {
  return JSON.parse(props, (_, value) => {
    const id = (value as { $s?: string } | null)?.$s;
    if (typeof id !== 'string') return value;
    return createElement(Slot, { key: id, id, saved: saved.get(id) as Saved });
  });
}

const UNTOUCHED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Adopts server markup unchanged; if removed and put back, it keeps the same nodes. */
function Slot({ id, saved }: { id: string; saved: Saved }) {
  const [isInPage] = useState(saved.isInPage);
  const [attach] = useState(() => (slot: HTMLElement) => {
    if (!slot.hasChildNodes()) slot.append(...saved.nodes);
    return () => {
      saved.nodes = [...slot.childNodes];
      saved.isInPage = false;
    };
  });
  return createElement('waku-slot', {
    'data-slot': id,
    ref: attach,
    ...(isInPage ? UNTOUCHED : {}),
  });
}
