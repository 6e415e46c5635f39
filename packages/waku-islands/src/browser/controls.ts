import { BUBBLES, type Island } from './common.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An island's own controls, without those of islands and slots inside it. */
export const controlsOf = (island: Island): Control[] =>
  [...island.querySelectorAll<Control>('input,textarea,select')].filter(
    (control) => control.closest('waku-island,waku-slot') === island,
  );

interface State {
  readonly value: string;
  readonly isTicked: boolean;
  readonly isChanged: boolean;
}

/** What a control holds, and whether that differs from its HTML. */
export function stateOf(control: Control): State {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    const isChanged = [...control.options].some((one) => one.selected !== one.defaultSelected);
    return { value, isTicked: false, isChanged };
  }
  const { defaultValue } = control;
  if (control instanceof HTMLTextAreaElement)
    return { value, isTicked: false, isChanged: value !== defaultValue };
  const { checked, defaultChecked } = control;
  return {
    value,
    isTicked: checked,
    isChanged: value !== defaultValue || checked !== defaultChecked,
  };
}

/**
 * The last state that the visitor gave a control. A field of text holds it now. In any other
 * control React may have set what is there now, so a change from before hydration counts more.
 */
export function latest(control: Control, before: State): State {
  const now = stateOf(control);
  const isText = control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type);
  const isNewer = now.value !== before.value && (isText || !before.isChanged);
  return isNewer ? { ...now, isChanged: true } : before;
}

/** Restores what the visitor has changed in a control, with an event that React notices. */
export function restore(control: Control, { value, isTicked }: State): void {
  if (control.type === 'file') {
    // Chosen files are still there, and no script may set them.
    control.dispatchEvent(new Event('change', BUBBLES));
    return;
  }
  if (/checkbox|radio/.test(control.type)) {
    // React listens for clicks, so the opposite is set and a click turns it into the right state.
    (control as HTMLInputElement).checked = !isTicked;
    control.click();
    return;
  }
  const selection = control instanceof HTMLSelectElement ? null : control.selectionStart;
  if (!(control instanceof HTMLSelectElement)) {
    // React ignores an event if the value is the last one that it knows.
    control.value = value ? '' : control.defaultValue;
  }
  setNatively(control, value);
  if (selection !== null) (control as HTMLInputElement).setSelectionRange(selection, selection);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, BUBBLES));
}

/** Sets the value by the prototype's setter, since React has replaced the control's own. */
function setNatively(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}
