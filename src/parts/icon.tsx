const paths = {
  call: 'M6.6 3.5 9 3l2 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 2-.5 2.4c-.3 1.5-1.5 2.6-3 2.6A14.5 14.5 0 0 1 4 6.5c0-1.5 1.1-2.7 2.6-3Z',
  chat: 'M4 20l1.3-4A8.3 8.3 0 1 1 8.5 18.9L4 20Zm4.5-11c.4 3.3 3.2 6 6.5 6.5M8.5 9l1.5-1 1 2-1 1m3 3 1-1 2 1-1 1.5',
  previous: 'M20 12H4m6-6-6 6 6 6',
  next: 'M4 12h16m-6-6 6 6-6 6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.5v.5',
} as const;

export const iconNames = Object.keys(paths) as (keyof typeof paths)[];

/** A line drawing of 20 by 20 pixels, decorative: the control that holds it has a name. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
