import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import type { StoredEvent } from '../../platform/events.ts';
import { tournamentOf } from './facts.ts';
import { makeDue } from './pay-due.ts';
import { rankEntries } from './rank-entries.ts';
import { openBook, type ScoreBook } from './score-book.ts';
import { closeScores } from './scores-repository.ts';
import { publishScores } from './publish-scores.ts';

/**
 * Applies a batch of events (entries, rounds, ends and cancellations) to tournament scores, in stream order. The end of
 * a tournament ranks all its entries. A rebuild from history gives the same scores. Changes no wallet: `payDue` pays
 * prizes and refunds.
 */
export async function scoreEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  const book = await openBook(tx, events);
  for (const event of events) await scoreEvent(tx, event, book);
  await book.save(tx);
  await publishScores(deps, tx, book);
}

async function scoreEvent(tx: Transaction, event: StoredEvent, book: ScoreBook): Promise<void> {
  switch (event.type) {
    case 'play.round_settled':
      book.count(event);
      return;
    case 'tournaments.entered': {
      const id = tournamentOf(event);
      book.enter(event);
      // The tournament was cancelled before this event was read, so the refunds may have missed this entry.
      if (book.tournament(id)?.state === 'cancelled') await makeDue(tx, id);
      return;
    }
    case 'tournaments.ended':
      await book.save(tx);
      await end(tx, event, book);
      return;
    case 'tournaments.called_off': {
      const id = tournamentOf(event);
      await book.save(tx);
      await closeScores(tx, id);
      await makeDue(tx, id);
      book.close(id);
    }
  }
}

/** Ranks all entries with a score. Their prizes become due, unless this is a rebuild from history. */
async function end(tx: Transaction, event: StoredEvent, book: ScoreBook): Promise<void> {
  const tournament = book.tournament(tournamentOf(event));
  if (!tournament) return;
  const places = await rankEntries(tx, tournament);
  book.close(tournament.id);
  if (tournament.state === 'ended') await makeDue(tx, tournament.id, places);
}
