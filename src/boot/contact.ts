/** The script that the page with the answered form inlines beside the one of every page. */
import { holdForm } from '../runtime/boot';

holdForm();
