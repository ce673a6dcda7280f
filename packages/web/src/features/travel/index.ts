/** What other features show of travel; all of it comes lazily, with its texts. */
import { lazy } from 'react';
import { needTexts } from '../../app/language.ts';
import { feature } from './routes.tsx';

/** Texts that did not come leave the English ones. */
const texts = () => needTexts(feature).catch(() => undefined);

/** The flight map with its boarding pass: the heart of a member's home. */
export const TravelDesk = lazy(async () => {
  const [desk] = await Promise.all([import('./components/travel-desk.tsx'), texts()]);
  return desk;
});

/** The passport's pages of city stamps. */
export const StampPages = lazy(async () => {
  const [pages] = await Promise.all([import('./components/stamp-pages.tsx'), texts()]);
  return pages;
});
