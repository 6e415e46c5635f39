import { pauseControl } from './pause-control.styles';

/** Pauses everything that moves by itself; the page's script follows it and remembers it. */
export function PauseControl({ label }: { readonly label: string }) {
  return (
    <label className={pauseControl()}>
      <input type="checkbox" name="paused" />
      <span aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
