import { casinoTitles } from '../titles/casino-titles.ts';
import type { ListedTitle } from '../titles/index.ts';

const FIRST = ['Amber', 'Velvet', 'Midnight', 'Golden', 'Crimson', 'Paper', 'Silver', 'Lucky'];
const SECOND = ['Harbour', 'Lantern', 'Comet', 'Orchid', 'Tram', 'Lagoon', 'Parade', 'Compass'];
const THIRD = ['Nights', 'Express', 'Rush', 'Café', 'Spins', 'Fortune', 'Roads', 'Deluxe'];
const MULTIPLIERS = [36, 101, 777, 2500, 8888, 25_000, 50_000, 120_000];
const MIN_BETS_CENTS = [1, 5, 10, 20, 25, 50, 100, 500];
const MAX_BETS_CENTS = [500, 1000, 2500, 5000, 10_000, 50_000];
const STUDIOS = 40;

/** Returns an xorshift32 generator, which produces the same pseudo-random numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Returns `count` titles for tests and benchmarks: the casino's titles, then generated titles with varied figures. */
export function generatedTitles(count: number): ListedTitle[] {
  const draw = numbers(20_261_122);
  const pick = <T>(values: readonly T[]): T => values[draw(values.length)]!;
  return Array.from({ length: count }, (_, n): ListedTitle => {
    const ours = casinoTitles[n];
    if (ours) return ours;
    const model = pick(casinoTitles);
    const { features } = pick(casinoTitles);
    const minBetCents = pick(MIN_BETS_CENTS);
    return {
      ...model,
      name: `${pick(FIRST)} ${pick(SECOND)} ${pick(THIRD)} ${n.toString(36)}`,
      slug: `invention-${n}`,
      city: pick(casinoTitles).city,
      category: pick(['video', 'video', 'classic', 'table', 'live'] as const),
      studio: `Studio ${draw(STUDIOS)}`,
      features: { ...features, freePlay: draw(5) > 0 },
      minBetCents,
      maxBetCents: Math.max(minBetCents, pick(MAX_BETS_CENTS)),
      stats: {
        ...model.stats,
        returnPercent: (920_000 + draw(80_000)) / 10_000,
        volatility: pick([1, 2, 3, 4, 5] as const),
        maxMultiplier: pick(MULTIPLIERS),
      },
    };
  });
}
