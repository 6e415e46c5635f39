import { yourNumber } from '../content/your-number';

/**
 * The visitor's own number goes with the enquiry once there is one: in a field after the others, which
 * shows it and can be changed or emptied.
 */
export function carryNumber(form: HTMLFormElement): void {
  const last = form.querySelector('[name=contactNumber]')?.closest('label') as HTMLLabelElement;
  const added = last.cloneNode(true) as HTMLLabelElement;
  const [field] = added.getElementsByTagName('input') as unknown as [HTMLInputElement];
  Object.assign(field, { name: 'nought', type: 'text', autocomplete: 'off', value: '' });
  (added.querySelector('span')?.firstChild as Text).data = yourNumber;
  let carried = '';
  const carry = () => {
    let yours = '';
    try {
      yours = sessionStorage.nought ?? '';
    } catch {}
    // What was changed here stays so until the number itself is another.
    if (yours === carried) return;
    carried = yours;
    field.value = yours;
    if (yours) last.after(added);
    else added.remove();
  };
  carry();
  // Told by the number's own script as well.
  addEventListener('storage', carry);
}
