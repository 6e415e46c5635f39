import { AnyLink } from '../components/any-link';
import { Band } from '../components/band';
import { dayOf } from '../components/month';
import { textLink } from '../components/text-link.styles';
import type { LegalBlock, LegalPage } from '../content/legal';
import type { Link } from '../content/types';
import { prose } from './prose.styles';
import { ruledList } from './ruled-list.styles';

/** The sections of a page that law or trust expects, as ruled rows. */
export function LegalText({ page, email }: { readonly page: LegalPage; readonly email: Link }) {
  const rows = ruledList({ order: 'textFirst' });
  return (
    <Band space="flush">
      <div className={rows.root}>
        {page.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={rows.item}>
            <h2 className={rows.name}>{heading}</h2>
            <div className={prose()}>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} email={email} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className={rows.foot}>
        {page.reviewedLabel} <time dateTime={page.reviewed}>{dayOf(page.reviewed)}</time>
      </p>
    </Band>
  );
}

function Block({ block, email }: { readonly block: LegalBlock; readonly email: Link }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'email':
      return (
        <p>
          {block.text}{' '}
          <AnyLink href={email.href} className={textLink()}>
            {email.label}
          </AnyLink>
          .
        </p>
      );
  }
}
