import { blackjackReturns } from './lib/blackjack-returns.ts';
import { slotReturns } from './lib/slot-returns.ts';
import type { BenchArgs, Figures } from './run.ts';

/**
 * Number of simulated rounds per blackjack table if `seconds` is not given. It gives a precision of ± 0.01 percentage
 * points, enough for a comparison with the published house edges (games.md §2).
 */
const BLACKJACK_ROUNDS = 1_000_000_000;
const BLACKJACK_ROUNDS_PER_SECOND = 2_000_000;

/**
 * Measures the return to player of every mode of every slot (`lib/slot-returns.ts`), then of blackjack
 * (`lib/blackjack-returns.ts`). Simulates a slot's mode only if its return cannot be computed exactly. `--seconds N`
 * limits the time for each mode and each table. Without this option, a run takes hours.
 */
export async function run({ seconds }: BenchArgs): Promise<Figures> {
  const slots = slotReturns(seconds);
  const rounds =
    seconds === undefined ? BLACKJACK_ROUNDS : Math.ceil(seconds * BLACKJACK_ROUNDS_PER_SECOND);
  let shown = '';
  const tables = await blackjackReturns(rounds, (label, share) => {
    const line = `${label}: ${(share * 100).toFixed(0)} %`;
    if (line !== shown) console.log(line);
    shown = line;
  });
  return { ...slots, ...tables };
}
