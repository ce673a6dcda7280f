import { expect, test } from 'vitest';
import { discoverFeatures } from '../../platform/features.ts';
import { generatedTitles } from '../lobby/testing-titles.ts';
import { CASINO_SOURCE, titles } from './service.ts';

/**
 * Number of titles. A function call cannot have this many arguments, so code that spreads all titles into a call fails.
 */
const MANY = 150_000;

test('the features load with 150,000 titles', async () => {
  titles.put(CASINO_SOURCE, generatedTitles(MANY));
  const features = await discoverFeatures();
  expect(features.map(({ name }) => name)).toContain('bag');
});
