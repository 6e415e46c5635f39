/**
 * The inline script of a client's page: what the visitor's own number would be at its rate. Without a
 * number of what was counted there, or with storage blocked, nothing is said.
 */
window.startPage = () => {
  try {
    const [unit, number] = sessionStorage.nought.split(': ');
    for (const it of document.querySelectorAll<HTMLElement>('[data-yours]')) {
      if (unit !== it.dataset.unit) continue;
      const [figure, yours] = it.children as unknown as readonly [Element, Element];
      const result = Number(number.replaceAll(',', '')) * Number(it.dataset.yours);
      figure.textContent = Math.round(result).toLocaleString('en-GB');
      yours.textContent = `${number} ${unit}`;
      it.style.setProperty('--digits', `${figure.textContent.length}`);
      it.hidden = false;
    }
  } catch {}
};
