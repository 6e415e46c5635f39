import { NUMBER_CHANGED, readNumber } from '../parts/script/visitor-number';

/**
 * Offers to send the visitor's own number, where there is one, with the enquiry: an unticked
 * checkbox beside the button, where it moves no field.
 *
 * @param said the checkbox's label before the number
 */
export function carryNumber(form: HTMLFormElement, said: string): void {
  const label = document.createElement('label');
  // Styled here, so that no style sheet carries rules for a checkbox that few visitors see.
  label.style.cssText =
    'display:flex;align-items:center;gap:12px;min-height:44px;accent-color:currentColor';
  const tick = document.createElement('input');
  Object.assign(tick, { type: 'checkbox', name: 'nought' });
  tick.style.cssText = 'width:20px;height:20px';
  const offer = () => {
    const visitor = readNumber();
    if (!visitor) return label.remove();
    tick.value = `${visitor.unit}: ${visitor.written}`;
    label.replaceChildren(tick, `${said} ${visitor.said}`);
    form.querySelector('[type=submit]')?.after(label);
  };
  offer();
  addEventListener(NUMBER_CHANGED, offer);
}
