import { site } from '../site/site';
import { overlay } from './contact';
import { readings } from './readings';
import type { Hero, PageRecord, Reading } from './types';

/** The specimen page, for developers and designers. Unlisted. */
export const specimen: {
  readonly page: PageRecord;
  readonly sentence: string;
  readonly readings: readonly Reading[];
  readonly words: {
    readonly link: string;
    readonly hint: string;
    readonly frame: string;
    readonly thanks: { readonly title: string; readonly text: string };
  };
} & Hero = {
  page: {
    path: '/specimen',
    name: 'Specimen',
    visibility: 'unlisted',
    kind: 'specimen',
    title: `Specimen: type, colour and parts of ${site.name}`,
    description:
      'Every colour, text style, control and reading that the pages are made of, by day and by night, for those who carry the design on.',
  },
  headline: 'Specimen',
  lead: 'Every part that the pages are made of, by day and by night.',
  sentence: 'Growth, measured from nought: 0123456789',
  readings: [readings.success, readings.roi],
  words: {
    link: 'A link in text',
    hint: 'A word about a control',
    frame: 'Map of Greenwich',
    thanks: overlay,
  },
};
