/**
 * The inline script of the home page, in addition to that of every page: the visitor's number, at
 * the rates of the clients, wherever the page names one. It is kept for the session, on the device.
 */
window.startPage = () => {
  const form = document.querySelector('[data-nought]') as HTMLFormElement;
  const nought = form.querySelector('input') as HTMLInputElement;
  // Without script it is posted with the enquiry.
  nought.removeAttribute('form');
  const { counts } = form.elements as unknown as { readonly counts: RadioNodeList };
  const said = (number: number) => number.toLocaleString('en-GB');
  const show = () => {
    const number = nought.checkValidity() ? Number(nought.value) : 0;
    for (const it of document.querySelectorAll<HTMLElement>('[data-rate]')) {
      const result = (number || 1) * Number(it.dataset.rate);
      const write = (figure: number) => said(figure) + (number ? '' : '×');
      const [figure, , text] = it.children as unknown as [HTMLElement, unknown?, HTMLElement?];
      figure.textContent = write(number ? Math.round(result) : result);
      it.hidden &&= !number;
      if (!text) continue;
      // The scale ends at the next 1, 2 or 5 with noughts.
      const ten = 10 ** Math.ceil(Math.log10(result));
      const end = ten / ([5, 2].find((part) => result * part <= ten) ?? 1);
      it.style.cssText = `--rate:${it.dataset.rate};--at:${(100 * result) / end}%`;
      text.dataset.end = `\u2003${write(end)}`;
      (text.firstElementChild as HTMLElement).hidden = number > 0;
    }
    return number ? `${counts.value}: ${said(number)}` : '';
  };
  try {
    const [unit = '', number = ''] = (sessionStorage.nought ?? '').split(': ');
    counts.value = unit;
    nought.value ||= number.replaceAll(',', '');
  } catch {}
  form.oninput = () => {
    const yours = show();
    try {
      sessionStorage.nought = yours;
    } catch {}
    // The page's own script writes it at the line's head, as on every page.
    dispatchEvent(new Event('storage'));
  };
  form.onsubmit = (event) => event.preventDefault();
  show();
};
