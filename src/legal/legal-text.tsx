import type { LegalBlock, LegalPage } from '../content/legal';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { textLink } from '../parts/link.styles';
import { prose } from '../parts/prose.styles';
import { ruledList } from '../parts/sections/ruled-list.styles';
import { mailHref } from '../site/contact-links';
import { formatDay } from '../site/format';
import { site } from '../site/site';

/** The sections of a page that law or trust expects, as ruled rows. */
export function LegalText({ page }: { readonly page: LegalPage }) {
  const rows = ruledList({ order: 'textFirst' });
  return (
    <Band space="flush" by="part">
      <div className={rows.root}>
        {page.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={rows.item} data-rise="">
            <h2 className={rows.name}>{heading}</h2>
            <div className={prose()}>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className={rows.foot}>
        {page.reviewedLabel} <time dateTime={page.reviewed}>{formatDay(page.reviewed)}</time>
      </p>
    </Band>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  if ('text' in block) return <p>{block.text}</p>;
  if ('email' in block) {
    return (
      <p>
        {block.email}{' '}
        <AnyLink href={mailHref()} className={textLink()}>
          {site.email}
        </AnyLink>
        .
      </p>
    );
  }
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
