import { casinoTitles } from './casino-titles.ts';
import type { Title } from './title.ts';

/** Returns the title of a shared table for tests, based on a roulette game from the catalogue. */
export function testTitle(title: Partial<Title> & { slug: string }): Title {
  const model = casinoTitles.find(({ family }) => family === 'roulette');
  if (!model) throw new Error('the catalogue has no roulette');
  return {
    ...model,
    product: 'table',
    name: 'Salon One',
    studio: 'Salon Studios',
    category: 'live',
    ...title,
  };
}
