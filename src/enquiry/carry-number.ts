/** Once there is a number of the visitor's own, the form has a field for it, which can be emptied. */
export function carryNumber(form: HTMLFormElement, label: string): void {
  const last = form.querySelector('[name=contactNumber]')?.closest('label') as HTMLLabelElement;
  const added = last.cloneNode(true) as HTMLLabelElement;
  const [field] = added.getElementsByTagName('input') as unknown as [HTMLInputElement];
  Object.assign(field, { name: 'nought', type: 'text', autocomplete: 'off', value: '' });
  (added.querySelector('span')?.firstChild as Text).data = label;
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
  addEventListener('storage', carry);
}
