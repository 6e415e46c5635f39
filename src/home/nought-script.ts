/**
 * The inline script of the home page, in addition to that of every page: the visitor's number, at
 * the rates of the clients, wherever the page names one. It is kept for the session, on the device.
 */
window.startPage = () => {
  const form = document.querySelector('[data-nought]') as HTMLFormElement;
  const { nought } = form.elements as unknown as { readonly nought: HTMLInputElement };
  const { style } = document.documentElement;
  const show = () => {
    const number = nought.checkValidity() ? Number(nought.value) : 0;
    for (const it of document.querySelectorAll<HTMLElement>('[data-rate]')) {
      const rate = Number(it.dataset.rate);
      const figure = it.firstElementChild as Element;
      figure.textContent = number ? `${Math.round(number * rate)}` : `${rate}×`;
      it.hidden &&= !number;
    }
    const chosen = form.querySelector<HTMLElement>('label:has(:checked) + output');
    // The head of the line counts from the one to the other as the page is read.
    style.setProperty('--yours', `${number || ''}`);
    style.setProperty('--then', number ? `${chosen?.firstElementChild?.textContent}` : '');
  };
  try {
    nought.value ||= sessionStorage.nought ?? '';
  } catch {}
  form.oninput = () => {
    try {
      sessionStorage.nought = nought.value;
    } catch {}
    show();
  };
  form.onsubmit = (event) => event.preventDefault();
  show();
};
