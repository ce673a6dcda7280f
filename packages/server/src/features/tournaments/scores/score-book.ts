import { wagersEvents } from '@wl/contract/events/wagers';
import type { tournamentsEvents } from '@wl/contract/events/tournaments';
import type { Transaction } from '../../../platform/database/database.ts';
import { roundsWithin } from '../../../platform/events/event-history.ts';
import type { Position } from '../../../platform/events/event-pages.ts';
import { isEvent, type EventOf, type SettledRound } from '../../../platform/events/events.ts';
import { countedRoundOf, type ScoredEvent } from './facts.ts';
import { findTournaments, termsOf, type TournamentRow } from '../repository.ts';
import { countRound, counts, type Score } from '../rules.ts';
import {
  entryPlace,
  openScores,
  saveScores,
  touchBoards,
  type ScoreRow,
} from './scores-repository.ts';

/** Member's score in a tournament. Later rounds can still change it. */
interface OpenScore extends Score {
  tournament: TournamentRow;
  memberId: string;
  entryNo: number;
}

/**
 * Open scores of the members affected by a batch of events. They are updated in memory and saved with one statement per
 * table.
 */
export interface ScoreBook {
  enter(event: EventOf<typeof tournamentsEvents.entered>): void;
  count(event: SettledRound): void;
  /**
   * Recomputes the scores of the member whose round was voided, using the remaining rounds up to `event`. Closed scores
   * do not change.
   */
  recount(tx: Transaction, event: EventOf<typeof wagersEvents.voided>): Promise<void>;
  /** Saves all scores that have changed since the last call. */
  save(tx: Transaction): Promise<void>;
  /** Closes the tournament's scores, so that later rounds no longer change them. */
  close(tournamentId: string): void;
  tournament(id: string): TournamentRow | undefined;
  changed: ReadonlySet<OpenScore>;
}

/**
 * Loads the scores that these events can change. A batch that affects no tournament needs at most one indexed query.
 */
export async function openBook(
  tx: Transaction,
  events: readonly ScoredEvent[],
): Promise<ScoreBook> {
  const named = events.flatMap((event) =>
    isEvent(event, wagersEvents.settled) || isEvent(event, wagersEvents.voided)
      ? []
      : [event.data.tournament_id],
  );
  const players = events.flatMap((event) =>
    event.memberId !== undefined && countedRoundOf(event) ? [event.memberId] : [],
  );
  const rows = await openScores(tx, [...new Set(players)].sort());
  const ids = new Set([...rows.map(({ tournament_id: id }) => id), ...named]);
  return bookOf(await findTournaments(tx, [...ids].sort()), rows);
}

const noScore: Score = { score: 0, reachedAt: null, rounds: 0 };

const scoreOf = (tournament: TournamentRow, row: ScoreRow): OpenScore => ({
  tournament,
  memberId: row.member_id,
  entryNo: row.entry_no,
  score: row.score,
  reachedAt: row.reached_at,
  rounds: row.rounds,
});

function bookOf(found: readonly TournamentRow[], rows: readonly ScoreRow[]): ScoreBook {
  const tournaments = new Map(found.map((row) => [row.id, row]));
  const byMember = new Map<string, OpenScore[]>();
  const changed = new Set<OpenScore>();
  const unsaved = new Set<OpenScore>();

  function add(score: OpenScore): void {
    const scores = byMember.get(score.memberId) ?? [];
    scores.push(score);
    byMember.set(score.memberId, scores);
  }
  function note(score: OpenScore): void {
    changed.add(score);
    unsaved.add(score);
  }
  for (const row of rows) {
    const tournament = tournaments.get(row.tournament_id);
    if (tournament) add(scoreOf(tournament, row));
  }

  return {
    changed,
    tournament: (id) => tournaments.get(id),
    enter({ memberId, data }) {
      const tournament = tournaments.get(data.tournament_id);
      if (memberId === undefined || !tournament) return;
      const score = { ...noScore, tournament, memberId, entryNo: data.entry_no };
      add(score);
      note(score);
    },
    count(event) {
      const round = countedRoundOf(event);
      const scores = event.memberId === undefined ? undefined : byMember.get(event.memberId);
      if (!round || !scores) return;
      for (const score of scores)
        if (countRound(termsOf(score.tournament), score, round)) note(score);
    },
    async recount(tx2, event) {
      const { memberId } = event;
      const round = countedRoundOf(event);
      if (!round || memberId === undefined) return;
      for (const score of byMember.get(memberId) ?? []) {
        if (!counts(termsOf(score.tournament), round)) continue;
        await countAgain(tx2, score, event);
        note(score);
      }
    },
    async save(tx2) {
      const ordered = [...unsaved].sort(byMemberAndTournament);
      unsaved.clear();
      await saveScores(tx2, ordered.map(rowOf));
      await touchBoards(tx2, [...new Set(ordered.map(({ tournament }) => tournament.id))]);
    },
    close(tournamentId) {
      for (const [memberId, scores] of byMember)
        byMember.set(
          memberId,
          scores.filter(({ tournament }) => tournament.id !== tournamentId),
        );
    },
  };
}

/** Recounts the rounds between a member's entry and a position in the event stream, excluding voided rounds. */
async function countAgain(tx: Transaction, score: OpenScore, until: Position): Promise<void> {
  const { tournament, memberId } = score;
  const terms = termsOf(tournament);
  Object.assign(score, noScore);
  const after = await entryPlace(tx, memberId, tournament.id);
  for (const one of await roundsWithin(tx, memberId, { after, until, from: terms.startsAt })) {
    const round = countedRoundOf(one);
    if (round) countRound(terms, score, round);
  }
}

function byMemberAndTournament(a: OpenScore, b: OpenScore): number {
  if (a.memberId !== b.memberId) return a.memberId < b.memberId ? -1 : 1;
  return a.tournament.id < b.tournament.id ? -1 : 1;
}

const rowOf = ({
  tournament,
  memberId,
  entryNo,
  score,
  reachedAt,
  rounds,
}: OpenScore): ScoreRow => ({
  tournament_id: tournament.id,
  member_id: memberId,
  entry_no: entryNo,
  score,
  reached_at: reachedAt,
  rounds,
  is_open: true,
  rank: null,
  coins: null,
});
