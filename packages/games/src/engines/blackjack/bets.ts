import { checkActions, type Checked } from '../../game.ts';
import { checkSpots } from '../table/spots.ts';
import type { BlackjackRules } from './rules.ts';

/**
 * Bet for a round, sent as `{ spots: { 'hand-1': cents, 'hand-1-pairs'?: cents, 'hand-1-plus3'?: cents, … }, actions?
 * }`. A side bet must not exceed the stake on its hand.
 */
export interface BlackjackBet {
  parts: Record<string, number>;
  /** Hands in the order in which they are dealt. */
  seats: readonly string[];
  actions: readonly string[];
}

export function checkBlackjackBet(rules: BlackjackRules, sent: unknown): Checked<BlackjackBet> {
  const actions = checkActions((sent as { actions?: unknown } | null | undefined)?.actions);
  if (!actions) return { ok: false, reason: 'unknown_bet' };
  const names = Array.from({ length: rules.seats }, (_, index) => `hand-${index + 1}`);
  const side = names.flatMap((name) => [`${name}-pairs`, `${name}-plus3`]);
  const limits = {
    chipCents: rules.chipCents,
    minSpotCents: rules.minHandCents,
    maxSpotCents: rules.maxHandCents,
    maxBySpot: Object.fromEntries(side.map((spot) => [spot, rules.maxSideCents])),
    maxTotalCents: rules.maxTotalCents,
    maxSpots: names.length + side.length,
  };
  const ids = new Set([...names, ...side]);
  const checked = checkSpots(limits, (id) => ids.has(id), sent);
  if (!checked.ok) return checked;
  const { parts } = checked.bet;
  for (const spot of side) {
    const [seat] = /^hand-\d+/.exec(spot) ?? [''];
    const cents = parts[spot];
    if (cents === undefined) continue;
    if (parts[seat] === undefined) return { ok: false, reason: 'unknown_bet' };
    if (cents > parts[seat]) return { ok: false, reason: 'above_maximum' };
  }
  return { ok: true, bet: { parts, seats: names.filter((name) => name in parts), actions } };
}
