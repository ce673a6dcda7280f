import type { ReplayStep } from '@wl/contract/office/journey-replay';
import { gameName } from './use-step-words.ts';

/** Settled round that a clerk is about to void. Amounts are in cents. */
export interface RoundToVoid {
  id: string;
  game: string;
  stakeCents: number;
  payoutCents: number;
  /** Part of the stake that was paid with bonus money. */
  bonusStakeCents: number;
  /** True if the stake was covered by a bag item, such as a free spin. */
  isFree: boolean;
}

/** Returns the round to void, read from the event data (`facts`) of a replay step. */
export function roundToVoid({ facts }: Pick<ReplayStep, 'facts'>): RoundToVoid {
  const text = (name: string) => String(facts[name] ?? '');
  const cents = (name: string) => Number(facts[name] ?? 0);
  return {
    id: text('round_id'),
    game: gameName(text('game')),
    stakeCents: cents('stake_cents'),
    payoutCents: cents('payout_cents'),
    bonusStakeCents: cents('bonus_stake_cents'),
    isFree: facts['item_id'] !== undefined,
  };
}
