import type { Transaction } from '../../../platform/database/database.ts';
import type { TournamentRow } from '../repository.ts';
import { placed } from '../rules.ts';
import { saveScores, scoresOf, touchBoards } from './scores-repository.ts';

/**
 * Stores the final ranks and prizes of a tournament's entries. `payDue` pays the prizes later. The caller must first
 * save all scores.
 * @returns the number of ranked entries
 */
export async function rankEntries(tx: Transaction, tournament: TournamentRow): Promise<number> {
  const rows = await scoresOf(tx, tournament.id);
  const entries = rows.map((row) => ({ ...row, reachedAt: row.reached_at, entryNo: row.entry_no }));
  const places = placed(entries, tournament.prizes);
  const byMember = new Map(places.map((place) => [place.entry.member_id, place]));
  await saveScores(
    tx,
    rows
      .map((row) => {
        const place = byMember.get(row.member_id);
        return { ...row, is_open: false, rank: place?.rank ?? null, coins: place?.coins ?? null };
      })
      .sort((a, b) => (a.member_id < b.member_id ? -1 : 1)),
  );
  await touchBoards(tx, [tournament.id]);
  return places.length;
}
