import { followNumber } from '../parts/script/visitor-number';

/**
 * Offers to send the visitor's own number, where there is one, with the enquiry: by an unticked
 * checkbox in the row above the button, where it moves no field.
 *
 * @param before the words of the checkbox's label before the number
 */
export function offerNumber(form: HTMLFormElement, before: string): void {
  const label = document.createElement('label');
  // Styled here, so that no style sheet carries rules for a checkbox that few visitors see.
  Object.assign(label.style, {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    flexBasis: '100%',
    minHeight: '44px',
    // What a finger can press is higher than what is seen: on a laptop the button stays in view.
    marginBlock: '-12px',
    accentColor: 'currentColor',
  });
  const checkbox = document.createElement('input');
  Object.assign(checkbox, { type: 'checkbox', name: 'nought' });
  Object.assign(checkbox.style, { width: '20px', height: '20px' });
  const submit = form.querySelector('[type=submit]') as HTMLElement;
  /** A button that moved while it is being pressed would be missed: the row waits for a field. */
  const place = () => {
    if (checkbox.value && !label.isConnected && document.activeElement !== submit)
      submit.before(label);
  };
  form.addEventListener('focusin', place);
  followNumber((visitor) => {
    checkbox.value = visitor ? `${visitor.unit}: ${visitor.written}` : '';
    label.replaceChildren(checkbox, `${before} ${visitor?.said}`);
    if (visitor) place();
    else label.remove();
  });
}
