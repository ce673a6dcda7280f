import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the flight map with its boarding pass and its texts. */
export const travelControls = () => withTexts(import('../components/travel-controls.tsx'), feature);
