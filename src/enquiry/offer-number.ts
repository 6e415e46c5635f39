import { followNumber } from '../parts/script/visitor-number';

/**
 * Offers to send the visitor's own number, where there is one, with the enquiry: by an unticked
 * checkbox in the row above the button, which the form keeps free for it.
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
    // 38 px with the gap to the button, which the form keeps free for it. A finger has more.
    minHeight: '52px',
    marginBlock: '-22px -12px',
    accentColor: 'currentColor',
  });
  const checkbox = document.createElement('input');
  Object.assign(checkbox, { type: 'checkbox', name: 'nought' });
  // White on every ground: a dark one would look disabled on the oxblood of home.
  Object.assign(checkbox.style, {
    minWidth: '24px',
    height: '24px',
    colorScheme: 'light',
  });
  followNumber((visitor) => {
    if (!visitor) return label.remove();
    checkbox.value = `${visitor.unit}: ${visitor.written}`;
    label.replaceChildren(checkbox, `${before} ${visitor.said}`);
    form.querySelector('[type=submit]')?.before(label);
  });
}
