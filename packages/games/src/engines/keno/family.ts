import type { Family } from '../family.ts';
import { singleBetStats } from '../figures.ts';
import type { KenoGame } from './game.ts';
import { kenoChance } from './rules.ts';

export const keno: Family<KenoGame> = {
  page: 'tables.md',
  /** Computes exact statistics from the hypergeometric distribution of the hits. */
  stats({ rules }) {
    let mean = 0;
    let squares = 0;
    let hitShare = 0;
    for (let hits = 0; hits <= rules.picks; hits++) {
      const chance = kenoChance(rules.picks, hits);
      const pay = rules.pays[hits] ?? 0;
      mean += chance * pay;
      squares += chance * pay ** 2;
      if (pay > 0) hitShare += chance;
    }
    const best = Math.max(...Object.values(rules.pays));
    return singleBetStats({ mean, sigma: Math.sqrt(squares - mean ** 2), hitShare, best });
  },
  mathematics: ({ rules }) => ({ rules }),
  // Safe upper bound on the share of winning draws. The actual share is about one in nine for any ticket.
  coverage: () => 0.2,
  randomBet(_, random) {
    const picks = new Set<number>();
    while (picks.size < 10) picks.add(1 + random.int(80));
    return { stakeCents: 100, picks: [...picks] };
  },
  sampleBet: { stakeCents: 100, picks: [3, 8, 17, 22, 31, 40, 46, 55, 68, 80] },
};
