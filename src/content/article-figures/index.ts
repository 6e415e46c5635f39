import { figures as beauty } from './beauty-marketing-london';
import { figures as dentistry } from './dentistry-marketing-london';
import { figures as ecommerce1 } from './ecommerce-marketing-london-1';
import { figures as ecommerce2 } from './ecommerce-marketing-london-2';
import { figures as fashion1 } from './fashion-marketing-london-1';
import { figures as fashion2 } from './fashion-marketing-london-2';
import { figures as fitness1 } from './fitness-marketing-london-1';
import { figures as fitness2 } from './fitness-marketing-london-2';
import { figures as hospitality1 } from './hospitality-marketing-london-1';
import { figures as hospitality2 } from './hospitality-marketing-london-2';
import { figures as legal1 } from './legal-marketing-london-1';
import { figures as legal2 } from './legal-marketing-london-2';
import { figures as pharmacy } from './pharmacy-marketing-london';
import { figures as realEstate1 } from './real-estate-marketing-london-1';
import { figures as realEstate2 } from './real-estate-marketing-london-2';
import { figures as restaurant1 } from './restaurant-marketing-london-1';
import { figures as restaurant2 } from './restaurant-marketing-london-2';
import { figures as tiktok } from './tiktok-marketing-london';
import type { ArticleFigures } from './types';

/** The figures of all articles, a file for each article that has some. */
export const articleFigures: ArticleFigures = {
  ...beauty,
  ...dentistry,
  ...ecommerce1,
  ...ecommerce2,
  ...fashion1,
  ...fashion2,
  ...fitness1,
  ...fitness2,
  ...hospitality1,
  ...hospitality2,
  ...legal1,
  ...legal2,
  ...pharmacy,
  ...realEstate1,
  ...realEstate2,
  ...restaurant1,
  ...restaurant2,
  ...tiktok,
};
