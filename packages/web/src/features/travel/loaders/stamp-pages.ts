import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the pages of city stamps in the passport, with their texts. */
export const stampPages = () => withTexts(import('../components/stamp-pages.tsx'), feature);
