import { ArticleSlug } from '@wl/contract/articles';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Ten new slots in Tokyo!', 'ten-new-slots-in-tokyo'],
  ['What’s new: it’s spring', 'whats-new-its-spring'],
  ['İstanbul’da ağır ışık çağı', 'istanbulda-agir-isik-cagi'],
  ['São Paulo — À bientôt, Straße & Œuvre', 'sao-paulo-a-bientot-strasse-oeuvre'],
  ['  100 % off  ', '100-off'],
])('the title %j proposes the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(ArticleSlug.safeParse(slug).success).toBe(true);
});

test('a long title is cut between two words', () => {
  const slug = slugOf('word '.repeat(18));
  expect(slug).toBe(Array(13).fill('word').join('-').slice(0, 64));
  expect(slugOf('x'.repeat(90))).toHaveLength(64);
  expect(slugOf(`${'y'.repeat(64)} z`)).toBe('y'.repeat(64));
});

test('a title without Latin letters proposes nothing', () => {
  expect(slugOf('東京')).toBe('');
});
