import { tournamentsNews } from '@wl/contract/news/tournaments';
import { walletNews } from '@wl/contract/news/wallet';
import type { Scored } from '@wl/contract/tournaments';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { readWallet } from '../../ledger/index.ts';
import { boardsOf } from './boards.ts';
import type { Due } from '../prizes/pay-out.ts';
import { wireRank } from '../present.ts';
import type { TournamentRow } from '../repository.ts';
import type { ScoreBook } from './score-book.ts';
import { findRanks } from './scores-repository.ts';

interface Publication {
  tournament: TournamentRow;
  memberId: string;
}

/**
 * Publishes the changed leaderboards after the commit, and sends the new result to each connected member whose score
 * has changed.
 */
export async function publishScores(deps: Deps, tx: Transaction, book: ScoreBook): Promise<void> {
  const ids = new Set([...book.changed].map(({ tournament }) => tournament.id));
  tx.afterCommit(() => {
    for (const id of ids) boardsOf(deps).touch(id);
  });
  await publishEach(deps, tx, tournamentsNews.scored, [...book.changed]);
}

/** Sends connected members their final ranks, and balances changed by a prize or refund, after the commit. */
export async function publishPaid(
  deps: Deps,
  tx: Transaction,
  { places, returns }: Due,
): Promise<void> {
  await publishEach(deps, tx, tournamentsNews.finished, places);
  await publishWallets(deps, tx, [
    ...places.filter(({ coins }) => coins > 0),
    ...returns.map(({ tournament, entry }) => ({ tournament, memberId: entry.member_id })),
  ]);
}

const channelOf = (memberId: string) => `private-member.${memberId}` as const;

/** Publishes ranks to connected members only. Determining a rank is slow, because it counts all better scores. */
async function publishEach(
  deps: Deps,
  tx: Transaction,
  kind: typeof tournamentsNews.scored | typeof tournamentsNews.finished,
  all: readonly Publication[],
): Promise<void> {
  const reached = all.filter(({ memberId }) => deps.realtime.mayReach(channelOf(memberId)));
  if (reached.length === 0) return;
  const rankRows = await findRanks(
    tx,
    reached.map(({ tournament, memberId }) => ({ tournamentId: tournament.id, memberId })),
  );
  const tournaments = new Map(reached.map(({ tournament }) => [tournament.id, tournament]));
  tx.afterCommit(() => {
    for (const ownRank of rankRows) {
      const tournament = tournaments.get(ownRank.tournament_id);
      if (!tournament) continue;
      const news: Scored = { tournament: tournament.id, mine: wireRank(tournament, ownRank) };
      deps.realtime.publish(channelOf(ownRank.member_id), kind, news);
    }
  });
}

async function publishWallets(
  deps: Deps,
  tx: Transaction,
  paid: readonly Publication[],
): Promise<void> {
  const ids = new Set(paid.map(({ memberId }) => memberId));
  for (const memberId of ids) {
    if (!deps.realtime.mayReach(channelOf(memberId))) continue;
    const wallet = await readWallet(tx, memberId);
    tx.afterCommit(() => {
      deps.realtime.publish(channelOf(memberId), walletNews.changed, { wallet });
    });
  }
}
