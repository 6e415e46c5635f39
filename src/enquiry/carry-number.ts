/** The visitor's own number, where there is one, has a field: beside the company's, so that nothing moves. */
export function carryNumber(form: HTMLFormElement, label: string): void {
  const company = form.querySelector('[name=companyName]')?.closest('label') as HTMLLabelElement;
  const added = company.cloneNode(true) as HTMLLabelElement;
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
    if (yours) company.after(added);
    else added.remove();
  };
  carry();
  addEventListener('storage', carry);
}
