/**
 * The inline script of the home page, in addition to that of every page: the visitor's number, at
 * the rates of the clients, wherever the page names one. It is kept for the session, on the device.
 */
window.startPage = () => {
  const form = document.querySelector('[data-nought]') as HTMLFormElement;
  const { nought, counts } = form.elements as unknown as {
    readonly nought: HTMLInputElement;
    readonly counts: RadioNodeList;
  };
  const said = (number: number) => number.toLocaleString('en-GB');
  const show = () => {
    const number = nought.checkValidity() ? Number(nought.value) : 0;
    for (const it of document.querySelectorAll<HTMLElement>('[data-rate]')) {
      const rate = Number(it.dataset.rate);
      const figure = it.firstElementChild as Element;
      figure.textContent = number ? said(Math.round(number * rate)) : `${rate}×`;
      it.hidden &&= !number;
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
