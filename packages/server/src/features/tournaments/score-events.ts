import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import type { StoredEvent } from '../../platform/events.ts';
import { tournamentOf } from './facts.ts';
import { makeDue } from './pay-due.ts';
import { rankEntries } from './rank-entries.ts';
import { openBook, type ScoreBook } from './score-book.ts';
import { closeScores } from './scores-repository.ts';
import { tellScores } from './tell-scores.ts';

/**
 * Counts a batch of events for the tournaments of their members, in the order of the stream: who enters, what is played, and the end,
 * which ranks everybody. Everything can be told again from the history, and scores come out the same. No wallet is touched here:
 * prizes, and what is given back, are paid by `payDue`.
 */
export async function scoreEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  const book = await openBook(tx, events);
  for (const event of events) await scoreEvent(tx, event, book);
  await book.save(tx);
  await tellScores(deps, tx, book);
}

async function scoreEvent(tx: Transaction, event: StoredEvent, book: ScoreBook): Promise<void> {
  switch (event.type) {
    case 'play.round_settled':
      book.count(event);
      return;
    case 'tournaments.entered': {
      const id = tournamentOf(event);
      book.enter(event);
      // The desk was quicker in the stream than in the database: nobody else would give this one back.
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

/** Ranks everybody who has a score; what they win is due from here on, unless history is only told again. */
async function end(tx: Transaction, event: StoredEvent, book: ScoreBook): Promise<void> {
  const tournament = book.tournament(tournamentOf(event));
  if (!tournament) return;
  const places = await rankEntries(tx, tournament);
  book.close(tournament.id);
  if (tournament.state === 'ended') await makeDue(tx, tournament.id, places);
}
