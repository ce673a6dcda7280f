import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the passport's city stamp pages and their translations. */
export const stampPages = () => withTexts(import('../components/stamp-pages.tsx'), feature);
