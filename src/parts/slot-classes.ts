/**
 * The classes of a slot recipe's parts, none of which is missing. Panda types each part as one that
 * may be; its `sva()` names every slot that it was given.
 */
export function slotClasses<Slot extends string>(
  classes: Partial<Record<Slot, string>>,
): Readonly<Record<Slot, string>> {
  return classes as Record<Slot, string>;
}
