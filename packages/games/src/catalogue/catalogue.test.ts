import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { computeStats } from './compute-stats.ts';
import { intervalOf, volatilityOf } from '../engines/figures.ts';
import { config as neonShibuya } from './neon-shibuya/config.ts';
import committed from './generated/stats.json' with { type: 'json' };
import { gameBySlug, games, statsOf, textsOf } from './index.ts';
import type { SlotSkin } from '../engines/slots/skin.ts';
import { measuredOf } from '../engines/slots/stats.ts';
import type { SlotGame } from '../engines/slots/game.ts';
import { GAME_LANGUAGES, rulesWith, type GameText } from './texts.ts';

describe('stats.json', () => {
  it('equals a fresh computation (else run `node tools/stats.ts`)', () => {
    const fresh = Object.fromEntries(games.map((game) => [game.slug, computeStats(game)]));
    expect(committed).toEqual(fresh);
  });

  it('matches games.md §4 for Neon Shibuya and Westminster Roulette', () => {
    const neon = statsOf('neon-shibuya');
    expect(Math.abs(neon.returnPercent - 96)).toBeLessThanOrEqual(0.01);
    expect(neon).toMatchObject({ volatility: 3, maxMultiplier: 2_500, method: 'exact' });
    const wheel = statsOf('westminster-roulette');
    expect(wheel).toMatchObject({ returnPercent: 97.2973, volatility: 2, maxMultiplier: 36 });
    expect(wheel.perBet).toMatchObject({ straight: 97.2973, even_money: 98.6486 });
  });

  it('states every simulated slot return, including bonus buys, within ± 0.1 points', () => {
    const simulated = games.filter(
      ({ slug, family }) => family === 'slots' && statsOf(slug).method === 'simulated',
    );
    expect(simulated).toHaveLength(6);
    for (const { slug } of simulated) {
      const { spin, buys } = measuredOf(slug);
      for (const { error } of [spin, ...Object.values(buys)])
        expect(error * 1.96, slug).toBeLessThanOrEqual(0.001);
      expect(statsOf(slug).interval, slug).toBe(intervalOf(spin.error));
    }
  });

  it('has an interval for simulated returns and none for exact ones', () => {
    for (const { slug } of games) {
      const { method, interval } = statsOf(slug);
      expect(interval === undefined, slug).toBe(method === 'exact');
    }
  });

  it('maps standard deviations to volatility classes', () => {
    expect([0, 2.49, 2.5, 3.5, 5, 7.99, 8].map(volatilityOf)).toEqual([1, 1, 2, 3, 4, 4, 5]);
  });
});

/**
 * Returns the numbers in a text in ascending order. Commas, dots and non-breaking spaces are accepted as thousands
 * separators.
 */
function numbersOf(text: string): number[] {
  const found = text.match(/\d+(?:[.,\u00a0\u202f]\d{3})*/g) ?? [];
  return found.map((number) => Number(number.replaceAll(/\D/g, ''))).sort((a, b) => a - b);
}

const allRules = (text: GameText) =>
  rulesWith(text, { autoSpin: true, quickSpin: true, bonusBuy: true });

it('Neon Shibuya’s rules match its configuration', () => {
  const feature = neonShibuya.features[0]!;
  const stated = textsOf('neon-shibuya').en.rules.flatMap(numbersOf);
  for (const number of [
    neonShibuya.pay.lines.length,
    neonShibuya.wincap,
    feature.trigger[3],
    feature.maxSpins,
  ]) {
    expect(stated).toContain(number);
  }
  const words = textsOf('neon-shibuya').en.rules.join(' ');
  expect(words).toContain('All wins during these spins are doubled');
  expect(feature.multiplier).toBe(2);
});

describe.each(games.map((game) => [game.slug, game] as const))('%s', (slug, game) => {
  it('is found by its slug and has complete texts in five languages', () => {
    expect(gameBySlug(slug)).toBe(game);
    const english = textsOf(slug).en;
    for (const language of GAME_LANGUAGES) {
      const text = textsOf(slug)[language];
      expect(text.name).toBe(english.name);
      expect(text.rules).toHaveLength(english.rules.length);
      expect(Object.keys(text.symbols)).toEqual(Object.keys(english.symbols));
      const ofFeatures = Object.values(text.rulesOfFeature ?? {});
      expect(Object.keys(text.rulesOfFeature ?? {})).toEqual(
        Object.keys(english.rulesOfFeature ?? {}),
      );
      for (const words of [text.tagline, text.description, ...text.rules, ...ofFeatures]) {
        expect(words.trim().length).toBeGreaterThan(10);
        if (language !== 'en') expect(Object.values(english)).not.toContain(words);
      }
    }
    if (game.family === 'slots') {
      const keys = Object.keys((game as SlotGame).config.symbols);
      expect(Object.keys(english.symbols).sort()).toEqual([...keys].sort());
    }
  });

  it('has a skin if the stage of its family needs one, with a backdrop if one is drawn', async () => {
    const has = (file: string) => existsSync(path.join(import.meta.dirname, slug, file));
    expect(has('skin.ts')).toBe(['slots', 'video-poker'].includes(game.family));
    if (game.family !== 'slots') return;
    const { skin } = (await import(`./${slug}/skin.ts`)) as { skin: SlotSkin };
    expect(skin.hasBackdrop ?? false).toBe(has('art/backdrop.ts'));
  });

  it('states the same numbers in all languages', () => {
    const numbers = (text: GameText) => [...allRules(text)].map(numbersOf);
    const english = numbers(textsOf(slug).en);
    for (const language of GAME_LANGUAGES)
      expect(numbers(textsOf(slug)[language]), language).toEqual(english);
  });

  it('mentions a feature that a jurisdiction may forbid only where it is allowed', () => {
    const { bonusBuy } = game.features;
    const text = textsOf(slug).en;
    expect(text.rulesOfFeature?.bonusBuy !== undefined).toBe(bonusBuy);
    expect(rulesWith(text, {}).join(' ')).not.toMatch(/\b(buy|auto play|quick)\b/i);
    expect(rulesWith(text, { bonusBuy: true }).join(' ').includes(' buy ')).toBe(bonusBuy);
  });

  it('keeps its stake ladder and maximum win within their limits', () => {
    expect([...game.stakes]).toEqual([...game.stakes].sort((a, b) => a - b));
    expect(game.stakes[0]).toBe(game.minBetCents);
    expect(game.stakes.at(-1)).toBe(game.maxBetCents);
    expect(game.maxBetCents * statsOf(slug).maxMultiplier).toBeLessThanOrEqual(25_000_000);
  });
});

it('an unknown slug has no game, statistics or texts', () => {
  expect(gameBySlug('nowhere')).toBeUndefined();
  expect(() => statsOf('nowhere')).toThrow(RangeError);
  expect(() => textsOf('nowhere')).toThrow(RangeError);
});
