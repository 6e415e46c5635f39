/**
 * The inline script of the home page, in addition to that of every page: the visitor's number, at
 * the rates of the clients, wherever the page names one. It is kept for the session, on the device.
 */
window.startPage = () => {
  const form = document.querySelector('[data-nought]') as HTMLFormElement;
  const nought = form.querySelector('input') as HTMLInputElement;
  // Without script it is posted with the enquiry.
  nought.removeAttribute('form');
  const { counts, limits } = form.elements as unknown as {
    readonly counts: RadioNodeList;
    readonly limits: HTMLOutputElement;
  };
  // The word of the promise that the number replaces.
  const word = document.querySelector<HTMLElement>('[data-from]');
  const said = (number: number) => number.toLocaleString('en-GB');
  const show = () => {
    const number = nought.validity.valid && nought.valueAsNumber;
    limits.value = (nought.valueAsNumber === 0 && limits.dataset.zero) || limits.defaultValue;
    for (const it of document.querySelectorAll<HTMLElement>('[data-rate]')) {
      const result = (number || 1) * Number(it.dataset.rate);
      const write = (figure: number) => said(figure) + (number ? '' : '×');
      const [figure, scale] = it.children as unknown as [HTMLElement, HTMLElement?];
      figure.textContent = write(number ? Math.round(result) : result);
      it.hidden = !(scale || number);
      if (!scale) continue;
      // The scale ends at the next 1, 2 or 5 with noughts.
      const ten = 10 ** Math.floor(Math.log10(result));
      const end = ten * ([1, 2, 5, 10].find((part) => result <= part * ten) as number);
      it.style.cssText = `--rate:${it.dataset.rate};--at:${(100 * result) / end}%`;
      scale.dataset.end = write(end);
    }
    const yours = number ? said(number) : '';
    if (word) word.dataset.from = yours && `${yours}.`;
    return yours && `${counts.value}: ${yours}`;
  };
  try {
    const [unit, number] = sessionStorage.nought.split(': ');
    counts.value = unit;
    nought.value ||= number.replaceAll(',', '');
  } catch {}
  form.oninput = () => {
    const yours = show();
    const counted = form.querySelector(':has(:checked)+*') as HTMLElement;
    // On a phone what it comes to stands below the first screen.
    counted.scrollIntoView({ block: 'nearest' });
    try {
      sessionStorage.nought = yours;
      // What the line's head counts, as styles: the page's own script sets them, on every page.
      sessionStorage.line =
        yours &&
        `--of:"";--unit:" ${counts.value}";--yours:"${said(nought.valueAsNumber)}";--own:${nought.value};--then:calc(var(--own)*${counted.dataset.rate})`;
    } catch {}
    dispatchEvent(new Event('storage'));
  };
  form.onsubmit = () => false;
  show();
  // For who does not type, the field's example stands once in the promise (nought.spec.ts compares them).
  if (word && matchMedia('(prefers-reduced-motion:no-preference)').matches)
    setTimeout(() => {
      if (nought.value) return;
      word.dataset.from = '40.';
      setTimeout(show, 3000);
    }, 1500);
};
