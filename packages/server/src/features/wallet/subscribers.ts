import { gameBySlug } from '@wl/games/catalogue/index';
import { contributionCents } from '@wl/world/house/contribution';
import type { StoredEvent, Subscriber } from '../../platform/events.ts';
import type { Transaction } from '../../platform/database.ts';
import { subscriber } from '../../platform/events.ts';
import { addStakes } from './repository.ts';

/** Settled rounds stake deposits off (decisions §5). One statement a batch: bets come by the thousand. */
async function countStakes(tx: Transaction, events: readonly StoredEvent[]): Promise<void> {
  const stakes = new Map<string, number>();
  for (const { memberId, data } of events) {
    if (memberId === undefined) continue;
    const cash = Number(data['stake_cents']) - Number(data['bonus_stake_cents'] ?? 0);
    const cents = contributionCents(cash, gameBySlug(String(data['game']))?.category);
    if (cents > 0) stakes.set(memberId, (stakes.get(memberId) ?? 0) + cents);
  }
  if (stakes.size > 0) await addStakes(tx, stakes);
}

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'wallet.turnover',
      types: ['play.round_settled'],
      handle: (tx, event) => countStakes(tx, [event]),
      handleAll: countStakes,
    }),
  ];
}
