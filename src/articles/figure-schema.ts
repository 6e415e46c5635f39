import { z } from 'zod';
import { caseFigures } from '../content/client-stories';
import { caseStudyId, charts, schemas } from '../content/schemas';

const { text, list } = schemas;
const note = { note: text.exactOptional() };

/** A row of a mock-up, in the order in which a visitor meets it; `note` says what it is for. */
const row = z.union(
  [
    z.strictObject({ title: text, ...note }),
    z.strictObject({ text, ...note }),
    /** What stands at the left of the row, and at its right. */
    z.strictObject({ pair: z.tuple([text, text]), ...note }),
    z.strictObject({ button: text, ...note }),
    /** What the photograph in this place shows. */
    z.strictObject({ picture: text, ...note }),
    /** Who speaks, and what is said. */
    z.strictObject({ said: z.tuple([text, text]), ...note }),
  ],
  {
    error:
      'is no row; give it one of title, text, pair, button, picture or said, and where need be a note',
  },
);

/** The annotated drawing of a thing to make: a page, a profile, a message, a script, a list. */
const mockup = z.strictObject({
  kind: z.literal('mockup'),
  title: text,
  /** One sentence that says what the drawing shows. */
  caption: text,
  /** The address, name or place at the head of the sheet. */
  head: text,
  rows: list(row).refine((rows) => rows.some(({ note }) => note), {
    error: 'has no note; say at least once what a row is for',
  }),
});
export type Mockup = z.output<typeof mockup>;

/**
 * What `<Figure of="…" />` draws in an article. A chart repeats figures of its article, or is a
 * case's chart; people and businesses in mock-ups are invented.
 */
export const articleFigure = z
  .discriminatedUnion('kind', [
    ...charts,
    mockup,
    z.strictObject({ kind: z.literal('case'), of: caseStudyId }),
  ])
  .transform((figure) => (figure.kind === 'case' ? caseFigures[figure.of] : figure));
export type ArticleFigure = z.output<typeof articleFigure>;
