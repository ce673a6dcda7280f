import { withTexts } from '../../../app/language/with-texts.ts';
import { bagTexts } from '../../bag/index.ts';
import { feature } from '../feature.ts';

/**
 * Loads the travel-journal tab of My Journey and its texts. Also loads the bag's texts, because the journal shows item
 * names.
 */
export const activitiesTab = () =>
  withTexts(withTexts(import('../components/activities.tsx'), feature), bagTexts);
