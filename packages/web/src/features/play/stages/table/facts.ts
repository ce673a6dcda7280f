import type { Round } from '@wl/contract/play';
import type { RoundEvent } from '@wl/games/round';

type FactOf<T extends RoundEvent['type']> = Extract<RoundEvent, { type: T }>;

/** The facts of a round, all of the kinds this table knows. @throws Error for any other kind. */
export function tableFacts<T extends RoundEvent['type']>(
  round: Round,
  kinds: readonly T[],
): FactOf<T>[] {
  const known = new Set<string>(kinds);
  for (const { type } of round.events) {
    if (!known.has(type)) throw new Error(`no place for the fact ${type}`);
  }
  return round.events as unknown as FactOf<T>[];
}

export interface Settled {
  spot: string;
  stakeCents: number;
  paidCents: number;
}

/** What every spot of a round staked and paid, in cents, in the order settled. */
export function settledOf(round: Round): Settled[] {
  const stakes = (round.bet['spots'] ?? {}) as Readonly<Record<string, number>>;
  return (round.events as unknown as RoundEvent[]).flatMap((fact) => {
    if (fact.type !== 'spot_settled') return [];
    const stakeCents = stakes[fact.spot] ?? 0;
    const paidCents = Math.floor((stakeCents * fact.hundredths) / 100);
    return [{ spot: fact.spot, stakeCents, paidCents }];
  });
}
