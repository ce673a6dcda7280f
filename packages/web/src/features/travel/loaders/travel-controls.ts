import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../routes.tsx';

/** Loads the flight map with its boarding pass, and their translations. */
export const travelControls = () => withTexts(import('../components/travel-controls.tsx'), feature);
