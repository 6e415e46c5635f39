import { article } from './article.recipe';
import { articleGrid } from './article-grid.recipe';
import { breadcrumb } from './breadcrumb.recipe';
import { button } from './button.recipe';
import { card } from './card.recipe';
import { carousel } from './carousel.recipe';
import { caseStudy } from './case-study.recipe';
import { closing } from './closing.recipe';
import { columns } from './columns.recipe';
import { contents } from './contents.recipe';
import { coverLink } from './cover-link.recipe';
import { details } from './details.recipe';
import { embed } from './embed.recipe';
import { enquireBand } from './enquire-band.recipe';
import { entry } from './entry.recipe';
import { faq } from './faq.recipe';
import { floats } from './floats.recipe';
import { footer } from './footer.recipe';
import { form } from './form.recipe';
import { header } from './header.recipe';
import { hero } from './hero.recipe';
import { line } from './line.recipe';
import { linkList } from './link-list.recipe';
import { logo } from './logo.recipe';
import { marquee } from './marquee.recipe';
import { neighbours } from './neighbours.recipe';
import { overlay } from './overlay.recipe';
import { picture } from './picture.recipe';
import { plan } from './plan.recipe';
import { prose } from './prose.recipe';
import { quote } from './quote.recipe';
import { reading } from './reading.recipe';
import { readings } from './readings.recipe';
import { ruledList } from './ruled-list.recipe';
import { scene } from './scene.recipe';
import { section } from './section.recipe';
import { sectionHead } from './section-head.recipe';
import { service } from './service.recipe';
import { share } from './share.recipe';
import { showcase } from './showcase.recipe';
import { specimen } from './specimen.recipe';
import { split } from './split.recipe';
import { statement } from './statement.recipe';
import { steps } from './steps.recipe';
import { textLink } from './text-link.recipe';
import { tile } from './tile.recipe';
import { timeline } from './timeline.recipe';
import { titlePart } from './title-part.recipe';
import { tooltip } from './tooltip.recipe';

/** Recipes that dress one element. */
export const recipes = {
  button,
  coverLink,
  enquireBand,
  logo,
  picture,
  prose,
  readings,
  section,
  statement,
  textLink,
  titlePart,
};

/** Recipes that dress a component of several parts. */
export const slotRecipes = {
  article,
  articleGrid,
  breadcrumb,
  card,
  carousel,
  caseStudy,
  closing,
  columns,
  contents,
  details,
  embed,
  entry,
  faq,
  floats,
  footer,
  form,
  header,
  hero,
  line,
  linkList,
  marquee,
  neighbours,
  overlay,
  plan,
  quote,
  reading,
  ruledList,
  scene,
  sectionHead,
  service,
  share,
  showcase,
  specimen,
  split,
  steps,
  tile,
  timeline,
  tooltip,
};
