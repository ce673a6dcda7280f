import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { newEvent } from '../../../platform/events/events.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { uuidOf } from '../../../platform/ids.ts';
import { giveTicketBack } from '../../bag/index.ts';
import { grantCoins, lockWallets, recordEvents } from '../../ledger/index.ts';
import type { EntryRow } from '../entries/entries-repository.ts';
import type { TournamentRow } from '../repository.ts';

/** Member's final rank in a tournament, with the prize. */
interface Place {
  tournament: TournamentRow;
  memberId: string;
  rank: number;
  /** Prize in Coins; 0 for a rank without a prize. */
  coins: number;
  score: number;
  at: Date;
}

/** Prizes and refunds to pay in one transaction. */
export interface Due {
  places: readonly Place[];
  returns: readonly Return[];
}

/** Tournament entry whose price must be refunded, in Coins or as a ticket. */
interface Return {
  tournament: TournamentRow;
  entry: EntryRow;
  at: Date;
}

/**
 * Pays the given prizes and refunds, and records an event for each of the entrants. First locks all their wallets in
 * order of member id, as bets do, to prevent deadlocks. Also locks the wallets of members without a prize, because
 * recording an event locks the wallet. Operation ids are derived from tournament and member, so nothing is paid twice.
 */
export async function payOut(deps: Deps, tx: Transaction, { places, returns }: Due): Promise<void> {
  const tickets = returns.filter(({ entry }) => entry.ticket_id !== null);
  const published = inOrder([...places.map(finished), ...returns.map(cancelled)]);
  const grants = inOrder([...places.flatMap(prizeOf), ...returns.flatMap(refundOf)]);
  await lockWallets(
    tx,
    published.map(({ memberId }) => memberId),
  );
  await grantCoins(tx, grants, deps.clock.now());
  for (const { tournament, entry } of tickets) {
    const reason = uuidOf(`tournaments.ticket:${tournament.id}:${entry.member_id}`);
    const back = { memberId: entry.member_id, id: String(entry.ticket_id), reason };
    await giveTicketBack(deps, tx, back);
  }
  await recordEvents(tx, published);
  if (published.length > 0)
    tx.afterCommit(() => {
      deps.events.wake();
    });
}

const inOrder = <Item extends { memberId: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.memberId < b.memberId ? -1 : a.memberId > b.memberId ? 1 : 0));

const prizeOf = ({ tournament, memberId, coins }: Place) =>
  coins > 0
    ? [{ memberId, coins, operationId: uuidOf(`tournaments.prize:${tournament.id}:${memberId}`) }]
    : [];

const refundOf = ({ tournament, entry: { member_id: memberId, coins } }: Return) =>
  coins > 0
    ? [{ memberId, coins, operationId: uuidOf(`tournaments.refund:${tournament.id}:${memberId}`) }]
    : [];

const about = ({ id, series, name, city }: TournamentRow) => ({
  tournament_id: id,
  series,
  name,
  city,
});

const finished = ({ tournament, memberId, rank, coins, score, at }: Place) =>
  newEvent(tournamentsEvents.finished, {
    memberId,
    data: { ...about(tournament), rank, coins, score, at: at.toISOString() },
  });

const cancelled = ({ tournament, entry, at }: Return) =>
  newEvent(tournamentsEvents.cancelled, {
    memberId: entry.member_id,
    data: {
      ...about(tournament),
      how: entry.how,
      coins: entry.coins,
      ticket: entry.ticket_id !== null,
      at: at.toISOString(),
    },
  });
