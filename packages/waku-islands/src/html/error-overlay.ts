/** A page's HTML with Vite's overlay, which shows an error; it stays until a change reloads the page. */
export function withOverlay(html: string, base: string, { message, stack = '' }: Error): string {
  const error = JSON.stringify({ message, stack }).replaceAll('<', '\\u003c');
  return `${html}<script type="module">
import { ErrorOverlay } from '${base}@vite/client';
document.body.append(new ErrorOverlay(${error}));
</script>`;
}
