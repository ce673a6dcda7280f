import type { Round } from '@wl/contract/play';
import type { RoundEvent } from '@wl/games/round';

export interface Settled {
  spot: string;
  stakeCents: number;
  paidCents: number;
}

/** Returns the stake and payout of every spot in a round, in cents, in the order in which the spots were settled. */
export function settledOf(round: Round): Settled[] {
  const stakes = (round.bet['spots'] ?? {}) as Readonly<Record<string, number>>;
  return (round.events as unknown as RoundEvent[]).flatMap((fact) => {
    if (fact.type !== 'spot_settled') return [];
    const stakeCents = stakes[fact.spot] ?? 0;
    const paidCents = Math.floor((stakeCents * fact.hundredths) / 100);
    return [{ spot: fact.spot, stakeCents, paidCents }];
  });
}
