import type { Checked, Game, GameFeatures, IntStream } from '../../game.ts';
import type { RoundEvent } from '../../round.ts';
import { compileSlot, type CompiledSlot } from './compile.ts';
import { type BonusBuy, type SlotConfig } from './config.ts';
import { SlotMachine } from './machine.ts';
import { validateSlot } from './validate.ts';

/** Name of the bet part that contains the stake of the spin itself. All payouts are multiples of this part. */
export const SPIN_PART = 'spin';
/**
 * Prefix of `buy:<id>`, the name of the stake part for a bonus buy. This part is the price of the bonus buy minus the
 * spin's stake, and it has no payout.
 */
export const BUY_PART = 'buy:';

/** Validated slot bet. The request contains `{ stakeCents: number, buy?: string }`. */
interface SlotBet {
  parts: { spin: number; [buy: `buy:${string}`]: number };
}

/**
 * Slot in the catalogue: a `Game` with its configuration. The game screen shows the paytable, strips and lines from
 * this configuration.
 */
export interface SlotGame extends Game<SlotBet> {
  family: 'slots';
  config: SlotConfig;
  /** Configuration compiled for the engine, also used for simulation and statistics. */
  compiled: CompiledSlot;
}

/**
 * Creates a game from a configuration, which also determines the game's features (bonus buy, betways, clusters).
 * @throws Error listing all faults if the configuration is invalid (see `validateSlot`)
 */
export function slotGame(config: SlotConfig, about: { studio: string }): SlotGame {
  validateSlot(config);
  const compiled = compileSlot(config);
  const { levels } = config.bet;
  const buys = config.buys ?? [];
  const maxBetCents = levels.at(-1) ?? 0;
  // Create the machine when the first round is played. A browser that shows only the rules does not need it.
  let machine: SlotMachine | undefined;
  return {
    slug: config.id,
    category: config.category,
    city: config.city,
    studio: about.studio,
    mathVersion: config.mathVersion,
    family: 'slots',
    features: featuresOf(config),
    stakes: levels,
    minBetCents: levels[0] ?? 0,
    maxBetCents,
    maxTotalCents: maxBetCents * Math.max(1, ...buys.map(({ cost }) => cost)),
    config,
    compiled,
    checkBet: (bet) => checkSlotBet(levels, buys, bet),
    play(bet: SlotBet, stream: IntStream) {
      machine ??= new SlotMachine(compiled);
      const events: RoundEvent[] = [];
      const hundredths = machine.round(stream, events, boughtIn(buys, bet));
      return { events, payouts: [{ part: SPIN_PART, hundredths }] };
    },
  };
}

function featuresOf(config: SlotConfig): GameFeatures {
  return {
    autoSpin: true,
    quickSpin: true,
    bonusBuy: (config.buys ?? []).length > 0,
    betways: config.pay.type === 'ways',
    sideBets: false,
    roadmap: false,
    multihand: false,
    clusterPays: config.pay.type === 'cluster',
    freePlay: true,
  };
}

/**
 * Validates `{ stakeCents, buy }`. The stake must be one of `levels`, and `buy`, if present, must be the id of one of
 * the game's bonus buys.
 */
function checkSlotBet(
  levels: readonly number[],
  buys: readonly BonusBuy[],
  bet: unknown,
): Checked<SlotBet> {
  const { stakeCents: stake, buy: id } = (bet ?? {}) as { stakeCents?: unknown; buy?: unknown };
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) {
    return { ok: false, reason: 'unknown_bet' };
  }
  const buy = id === undefined ? undefined : buys.find((each) => each.id === id);
  if (id !== undefined && !buy) return { ok: false, reason: 'unknown_bet' };
  if (stake < (levels[0] ?? 0)) return { ok: false, reason: 'below_minimum' };
  if (stake > (levels.at(-1) ?? 0)) return { ok: false, reason: 'above_maximum' };
  if (!levels.includes(stake)) return { ok: false, reason: 'stake_off_ladder' };
  if (!buy) return { ok: true, bet: { parts: { spin: stake } } };
  return {
    ok: true,
    bet: { parts: { spin: stake, [`${BUY_PART}${buy.id}`]: stake * (buy.cost - 1) } },
  };
}

/** Returns the bonus that the member bought with a bet, or undefined for a normal spin. */
function boughtIn(buys: readonly BonusBuy[], bet: SlotBet): BonusBuy | undefined {
  return buys.find(({ id }) => bet.parts[`${BUY_PART}${id}`] !== undefined);
}
