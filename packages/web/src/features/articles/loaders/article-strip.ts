import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the strip of featured articles with its texts. */
export const articleStrip = () => withTexts(import('../components/article-strip.tsx'), feature);
