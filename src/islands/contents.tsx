'use client';

import { useEffect, useState } from 'react';

/** The classes of the parts. */
interface Classes {
  readonly root: string;
  readonly title: string;
  readonly item: string;
  readonly link: string;
}

/** How far below the top of the window a heading counts as being read, as a share of its height. */
const READING_LINE = 0.3;

/** The table of contents; the heading being read is marked on the line. */
export function Contents({
  label,
  headings,
  classes,
}: {
  readonly label: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly classes: Classes;
}) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = headings.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading && heading.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1)?.id);
    };
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [headings]);
  return (
    <nav aria-label={label} className={classes.root}>
      <p className={classes.title} aria-hidden="true">
        {label}
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} className={classes.item}>
            <a
              href={`#${id}`}
              className={classes.link}
              aria-current={current === id ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
