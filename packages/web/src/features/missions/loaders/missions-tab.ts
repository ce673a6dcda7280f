import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../feature.ts';

/** Loads the missions tab of My Journey with its texts. */
export const missionsTab = () => withTexts(import('../components/missions-tab.tsx'), feature);
