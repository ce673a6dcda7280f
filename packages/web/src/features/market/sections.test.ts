import { marketCategories } from '@wl/world/bonuses/categories';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { expect, test } from 'vitest';
import { feature } from './routes.tsx';

test('every item kind and every section of the market has a URL', () => {
  const page = feature.pages.find(({ path }) => path.includes('$bonusType'));
  expect(page?.only).toEqual({ bonusType: ['all', ...bonusKinds], category: marketCategories });
});
