import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the stamps tab of My Journey with its texts. */
export const stampsTab = () => withTexts(import('../components/stamps-tab.tsx'), feature);
