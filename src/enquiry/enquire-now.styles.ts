import { cva } from '../../styled-system/css';

/** The word that stands in the place of Enquire Now once an enquiry has gone out. */
export const sentWord = cva({ base: { textStyle: 'small', fontWeight: 'strong' } });
