import { followNumber } from '../parts/script/visitor-number';

/**
 * Offers to send the visitor's own number, where there is one, with the enquiry: by an unticked
 * checkbox after the button, where it moves no field.
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
    minHeight: '44px',
    accentColor: 'currentColor',
  });
  const checkbox = document.createElement('input');
  Object.assign(checkbox, { type: 'checkbox', name: 'nought' });
  Object.assign(checkbox.style, { width: '20px', height: '20px' });
  followNumber((visitor) => {
    if (!visitor) return label.remove();
    checkbox.value = `${visitor.unit}: ${visitor.written}`;
    label.replaceChildren(checkbox, `${before} ${visitor.said}`);
    form.querySelector('[type=submit]')?.after(label);
  });
}
