/** Components for other features, loaded lazily with their texts. */
import { lazy } from 'react';
import { needTexts } from '../../app/language.ts';
import { feature } from './routes.tsx';

/** If the texts fail to load, the English ones are used. */
const texts = () => needTexts(feature).catch(() => undefined);

/** Flight map with its boarding pass: the main part of a member's home page. */
export const TravelControls = lazy(async () => {
  const [controls] = await Promise.all([import('./components/travel-controls.tsx'), texts()]);
  return controls;
});

/** Pages of city stamps in the passport. */
export const StampPages = lazy(async () => {
  const [pages] = await Promise.all([import('./components/stamp-pages.tsx'), texts()]);
  return pages;
});
