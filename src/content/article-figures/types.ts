import type { Mockup } from '../mockups';
import type { Figure } from '../types';

/** What `<Figure of="…" />` draws in an article. */
export type ArticleFigure = Figure | Mockup;

/** By id. Charts repeat figures of their article; people and businesses in mock-ups are invented. */
export type ArticleFigures = Readonly<Record<string, ArticleFigure>>;
