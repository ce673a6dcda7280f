/** Tests a game's tile at phone width. */
import type { GameTile } from '@wl/contract/lobby';
import { languages } from '@wl/world/languages';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { activateLanguage, needTexts } from '../../../app/language/language.ts';
import { renderPage } from '../../../app/testing-page.ts';
import '../../../app/style.css';
import { feature } from '../routes.tsx';
import { GameCard } from './game-card.tsx';

const game: GameTile = {
  slug: 'neon-shibuya',
  name: 'Neon Shibuya',
  category: 'video',
  city: 'honolulu',
  studio: 'Dry Lake Gaming',
  min_bet: 5,
  max_bet: 100,
  rtp: 96,
  volatility: 5,
  multiplier: 50_000,
  features: [],
  bonus_money: true,
  free_play: true,
  state: 'open',
  rating: null,
};
const BADGES = ['bonus_buy', 'side_bets', 'betways', 'cluster_pays', 'multihand', 'auto_spin'];

afterAll(async () => {
  await activateLanguage('en');
  await page.viewport(800, 700);
});

test.each(languages)(
  'in %s every badge of a game tile shows its full text and stays beside the button',
  async (language) => {
    await page.viewport(390, 844);
    await needTexts(feature);
    await activateLanguage(language);
    const screen = await renderPage(
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 163px)' }}>
        {BADGES.map((name) => (
          <GameCard key={name} game={{ ...game, features: [name] }} eager />
        ))}
      </div>,
    );
    await expect
      .poll(() => screen.container.querySelectorAll('article').length)
      .toBe(BADGES.length);
    for (const card of screen.container.querySelectorAll('article')) {
      const text = card.querySelector('svg + span');
      const badge = text?.parentElement;
      const button = card.querySelector('a[aria-label]');
      if (!text || !badge || !button) throw new Error('The tile has no badge or no button.');
      expect(text.scrollWidth, text.textContent).toBeLessThanOrEqual(text.clientWidth);
      expect(badge.scrollWidth, text.textContent).toBeLessThanOrEqual(badge.clientWidth);
      expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(
        button.getBoundingClientRect().left + 8,
      );
    }
  },
);
