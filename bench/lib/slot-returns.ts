import { gameBySlug, games } from '../../packages/games/src/catalogue/index.ts';
import { measuredOf } from '../../packages/games/src/engines/slots/stats.ts';
import { exactReturn, isExact } from '../../packages/games/src/engines/slots/exact.ts';
import type { SlotGame } from '../../packages/games/src/engines/slots/game.ts';
import { simulate } from '../../packages/games/src/engines/slots/simulate.ts';
import type { Figures } from '../run.ts';

/**
 * Target half-width of the 95% confidence interval of a game mode's return, in percentage points. It determines the
 * number of rounds to simulate.
 */
const WIDTH = 0.1;
const LONGEST_MS = 600_000;

/**
 * Computes the return of every mode of every slot, exactly if possible. Otherwise, simulates the mode until the 95%
 * confidence interval is ± 0.1 percentage points or the time is up, and prints the interval. Figures per mode:
 * - `<slug>.<mode>`: return in percent
 * - `<slug>.<mode>.width`, only if simulated: half-width of the 95% confidence interval in percentage points
 * - `<slug>.<mode>.z`, only if simulated: difference from the stored result of `tools/stats.ts`, in standard errors
 * @param seconds maximum time per mode; default: ten minutes
 */
export function slotReturns(seconds: number | undefined): Figures {
  const figures: Figures = {};
  for (const { slug, family } of games) {
    if (family !== 'slots') continue;
    const { config } = gameBySlug(slug) as SlotGame;
    for (const buy of [undefined, ...(config.buys ?? [])]) {
      const key = `${slug}.${buy?.id ?? 'spin'}`;
      if (isExact(config)) {
        const { total, buys } = exactReturn(config);
        figures[key] = (buy ? buys[buy.id]! : total) * 100;
        console.log(`${key}: ${figures[key].toFixed(4)} % exact`);
        continue;
      }
      const measured = buy ? measuredOf(slug).buys[buy.id]! : measuredOf(slug).spin;
      // Compute the number of rounds needed for a confidence interval of ± `WIDTH`, based on the previously measured
      // standard deviation.
      const sigma = measured.sigma / (buy?.cost ?? 1);
      const rounds = Math.ceil((196 * sigma) ** 2 / WIDTH ** 2 / 2_000) * 2_000;
      const ms = seconds === undefined ? LONGEST_MS : seconds * 1_000;
      const result = simulate(config, { seed: 4711, rounds, ms }, buy);
      figures[key] = result.mean * 100;
      figures[`${key}.width`] = result.error * 196;
      figures[`${key}.z`] =
        (result.mean - measured.mean) / Math.hypot(result.error, measured.error);
      console.log(
        `${key}: ${figures[key].toFixed(3)} % ± ${figures[`${key}.width`]!.toFixed(3)} ` +
          `(z ${figures[`${key}.z`]!.toFixed(2)}), ${result.rounds} rounds, highest ${result.highest}`,
      );
    }
  }
  return figures;
}
