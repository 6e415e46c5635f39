/** The inline script of the page whose form has an overlay, in addition to that of every page. */
import { holdForm } from '../runtime/boot';

holdForm();
