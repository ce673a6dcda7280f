import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the achievements tab of My Journey with its texts. */
export const achievementsTab = () => withTexts(import('../components/achievements.tsx'), feature);
