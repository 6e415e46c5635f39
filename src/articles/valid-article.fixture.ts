import { blog } from '../content/blog';
import { pictureIds } from '../content/pictures';

/** The fixture's search title, of which no two articles have the same. */
export const seoTitleOf = (slug: string) => `Florist marketing in London: ${slug}`;

/**
 * The text of a valid article, for tests that break it. It rests on nothing that an agency writes:
 * category and picture are the first that there are, and its one link leads to `/contact`.
 *
 * @param slug its slug, of 6 to 31 characters; articles with other slugs may lie beside it
 */
export const validArticle = (slug: string): string => `---
title: "Say what the reader can do: florist marketing in London"
seoTitle: "${seoTitleOf(slug)}"
slug: ${slug}
excerpt: "Ring five offices this week, and write down what each of them orders, and when."
standfirst:
  for: "The owner of one flower shop, with a van."
  week: "Ring the five offices that ordered last year."
  worth: "Ten bouquets at £40 are £400."
description: "Which offices to ring first, what to offer them on a Friday, and how to count what came of it."
category: ${blog.categories[0]}
date: 2026-01-15
modified: 2026-01-15
image: ${pictureIds[0]}
order: 1
section: Florist Marketing
keywords:
  - florist marketing london
  - flower shop seo
  - local seo florist
checked:
  - id: rates
    name: Business rates, small shops
    url: https://www.example.org/rates/small-shops
sums:
  - id: bouquets
    title: "What bouquets bring in a week"
    fields:
      bouquets: { label: "Bouquets", value: 10, max: 500 }
      price: { label: "One is sold at", value: 40, unit: pounds }
    lines:
      - { label: "Takings", formula: "bouquets * price", unit: pounds, shows: "£400" }
figures:
  orders:
    kind: bars
    title: Orders by day
    caption: Saturday is the busiest.
    bars: [{ label: Friday, value: 31 }, { label: Saturday, value: 40, accent: true }]
  message:
    kind: mockup
    title: The message on Thursday
    caption: Two lines are enough.
    head: Messages
    rows:
      - said: [Kemi, 'Peonies came in. Shall I keep you ten?']
        note: A question that is answered in one word.
      - button: Keep them
---

The shop pays its rates whether it sells or not.[^rates]

## Friday first

<Sum of="bouquets" />

<Figure of="orders" />

<Figure of="message" />

<Closing>

Count what came of it, [and write to us](/contact).

</Closing>
`;
