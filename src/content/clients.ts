import type { IndustryId } from './contact-page';

/** A client of the logo strip. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly industry: IndustryId;
}

/** The clients of the logo strip, in the order they scroll. All are invented. */
export const clients: readonly Client[] = [
  { id: 'hair-nova', name: 'Hair Nova', industry: 'beauty' },
  { id: 'pipd-de-poule', name: 'Pipd de Poule', industry: 'fashion' },
  { id: 'multi-lines-kitchens', name: 'Multi-Lines Kitchens', industry: 'luxury' },
  { id: 'ardmere', name: 'Ardmere', industry: 'hospitality' },
  { id: 'kestrel-row', name: 'Kestrel Row', industry: 'estate-agents' },
  { id: 'osten-vale', name: 'Osten & Vale', industry: 'law' },
  { id: 'tidewell', name: 'Tidewell', industry: 'ecommerce' },
  { id: 'fen-clinic', name: 'Fen Clinic', industry: 'dentistry' },
  { id: 'halcyon', name: 'Halcyon', industry: 'luxury' },
  { id: 'lovage-yard', name: 'Lovage Yard', industry: 'restaurants' },
  { id: 'pestle-lane', name: 'Pestle Lane', industry: 'pharmacy' },
  { id: 'windlass', name: 'Windlass', industry: 'fitness' },
  { id: 'carmine-hall', name: 'Carmine Hall', industry: 'beauty' },
  { id: 'beryl-daughter', name: 'Beryl & Daughter', industry: 'luxury' },
  { id: 'wexcombe', name: 'Wexcombe', industry: 'fashion' },
  { id: 'farelight', name: 'Farelight', industry: 'startups' },
  { id: 'thornquay-house', name: 'Thornquay House', industry: 'hospitality' },
  { id: 'pocket-orchard', name: 'Pocket Orchard', industry: 'ecommerce' },
];
