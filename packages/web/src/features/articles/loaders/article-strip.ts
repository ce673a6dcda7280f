import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

export const articleStrip = () => withTexts(import('../components/article-strip.tsx'), feature);
