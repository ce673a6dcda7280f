import type { Checked, Game, GameFeatures, IntStream } from '../../game.ts';
import { compileSlot, type CompiledSlot } from './compile.ts';
import type { SlotConfig } from './config.ts';
import { playSlot, SPIN_PART } from './play.ts';
import { validateSlot } from './validate.ts';

/** A checked slot bet. On the wire it is `{ stakeCents: number }`. */
export interface SlotBet {
  parts: { spin: number };
}

/** A line slot of the catalogue: a `Game` with its configuration, for pay tables, strips and lines on screen. */
export interface LinesGame extends Game<SlotBet> {
  family: 'lines';
  config: SlotConfig;
  /** The configuration as the engine reads it (simulation, statistics). */
  compiled: CompiledSlot;
}

/**
 * A game from a configuration.
 * @throws Error with every fault in words when the configuration must not be offered (see `validateSlot`).
 */
export function linesGame(
  config: SlotConfig,
  about: { studio: string; features: GameFeatures },
): LinesGame {
  validateSlot(config);
  const compiled = compileSlot(config);
  const { levels } = config.bet;
  const maxBetCents = levels.at(-1) ?? 0;
  return {
    slug: config.id,
    category: config.category,
    city: config.city,
    studio: about.studio,
    mathVersion: config.mathVersion,
    family: 'lines',
    features: about.features,
    stakes: levels,
    minBetCents: levels[0] ?? 0,
    maxBetCents,
    maxTotalCents: maxBetCents,
    config,
    compiled,
    checkBet: (bet) => checkSlotBet(levels, bet),
    play: (_bet: SlotBet, stream: IntStream) => playSlot(compiled, stream),
  };
}

/** Judges `{ stakeCents }`: it must be one of the ladder's stakes. */
function checkSlotBet(levels: readonly number[], bet: unknown): Checked<SlotBet> {
  const stake = (bet as { stakeCents?: unknown } | null | undefined)?.stakeCents;
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) {
    return { ok: false, reason: 'unknown_bet' };
  }
  if (stake < (levels[0] ?? 0)) return { ok: false, reason: 'below_minimum' };
  if (stake > (levels.at(-1) ?? 0)) return { ok: false, reason: 'above_maximum' };
  if (!levels.includes(stake)) return { ok: false, reason: 'stake_off_ladder' };
  return { ok: true, bet: { parts: { [SPIN_PART]: stake } } };
}
