import { expect, test } from 'vitest';
import { filterState, withChecks } from './filter-state.ts';
import { cleared, EVERYTHING, toggleCategory, toggleSub, withSpan } from './lobby-search.ts';

const categories = [
  {
    id: 'video',
    game_count: 3,
    sub_categories: [
      { id: 'video-tokyo', game_count: 2 },
      { id: 'video-paris', game_count: 1 },
    ],
  },
  { id: 'table', game_count: 1, sub_categories: [{ id: 'table-macau', game_count: 1 }] },
];
const UNSET = {
  limit: 16,
  gameName: '',
  category: null,
  availability: [],
  autospin: false,
  quickspin: false,
  bonusBuy: false,
  categories: [
    { id: 'video', checked: false },
    { id: 'table', checked: false },
  ],
  subCategories: [
    { id: 'video-tokyo', checked: false },
    { id: 'video-paris', checked: false },
    { id: 'table-macau', checked: false },
  ],
  filtered: true,
};

test('the state of a search without filters has every filter unset and is marked as filtered', () => {
  expect(JSON.parse(JSON.stringify(filterState(EVERYTHING, categories, true)))).toEqual(UNSET);
});

test('checked categories and sub-categories are flagged, and a range is stored with its bounds', () => {
  const search = withSpan(
    toggleSub(
      toggleCategory({ ...EVERYTHING, text: 'moon', features: ['auto_spin'] }, 'table'),
      'video',
      'video-paris',
    ),
    'price',
    [0.1, 0.5],
  );
  expect(filterState(search, categories, false)).toMatchObject({
    gameName: 'moon',
    category: 'table',
    priceRange: [0.1, 0.5],
    autospin: true,
    categories: [{ checked: false }, { checked: true }],
    subCategories: [{ checked: false }, { checked: true }, { checked: false }],
    filtered: false,
  });
  expect(withChecks(categories, search)[0]?.sub_categories[1]).toEqual({
    id: 'video-paris',
    game_count: 1,
    checked: true,
  });
});

test('Clear unchecks all filters and leaves the state marked as filtered', () => {
  const search = {
    ...toggleCategory(EVERYTHING, 'video'),
    rating: 4,
    availability: ['now' as const],
  };
  const state = filterState(cleared(search), categories, true);
  expect(JSON.parse(JSON.stringify(state))).toEqual(UNSET);
});
