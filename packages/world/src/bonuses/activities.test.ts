import { expect, test } from 'vitest';
import { grantActivities, grantActivityOf } from './activities.ts';
import { kindOf } from './index.ts';
import { bonusKinds } from './kind.ts';

test('every kind reports bonus money if, and only if, its items can grant bonus money', () => {
  for (const kind of bonusKinds)
    expect(grantActivityOf(kind) !== null, kind).toBe(
      kindOf(kind).launchItems.some(({ terms }) => 'wageringTimes' in terms),
    );
});

test('no two activities share a type, and at most one reports a watched deposit', () => {
  const types = grantActivities.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
  expect(grantActivities.filter(({ steps }) => steps?.includes('watched')).length).toBe(1);
});
