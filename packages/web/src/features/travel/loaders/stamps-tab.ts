import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the stamps tab of My Journey and its translations. */
export const stampsTab = () => withTexts(import('../components/stamps-tab.tsx'), feature);
