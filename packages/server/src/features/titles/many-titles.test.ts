import { expect, test } from 'vitest';
import { discoverFeatures } from '../../platform/features.ts';
import { generatedTitles } from '../lobby/testing-titles.ts';
import { CASINO_SOURCE, titles } from './service.ts';

/** More titles than a function accepts as arguments, so that spreading all of them into a call fails. */
const MANY = 150_000;

test('the features load with 150,000 titles', async () => {
  titles.put(CASINO_SOURCE, generatedTitles(MANY));
  const features = await discoverFeatures();
  expect(features.map(({ name }) => name)).toContain('bag');
});
