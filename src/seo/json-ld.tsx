import type { Graph } from 'schema-dts';

/**
 * Structured data as text that can stand in a script element: with `<` escaped,
 * nothing in it can close the element.
 */
export function serialise(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/**
 * A page's structured data. It is part of the page's tree, so it is replaced when the router
 * changes pages.
 */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text must not be escaped as HTML; serialise() makes it safe
      dangerouslySetInnerHTML={{ __html: serialise(graph) }}
    />
  );
}
