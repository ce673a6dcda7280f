import { withTexts } from '../../../app/language/with-texts.ts';
import { feature } from '../feature.ts';

/** Imports the component for the live video on demand, because only dealt tables have a video. */
export const tablePicture = () => withTexts(import('../components/table-picture.tsx'), feature);
