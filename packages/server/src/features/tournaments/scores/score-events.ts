import { wagersEvents } from '@wl/contract/events/wagers';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ScoredEvent } from './facts.ts';
import { makeDue } from '../prizes/pay-due.ts';
import { rankEntries } from './rank-entries.ts';
import { openBook, type ScoreBook } from './score-book.ts';
import { closeScores } from './scores-repository.ts';
import { publishScores } from './publish-scores.ts';

/**
 * Applies a batch of events to tournament scores, in stream order, and ranks all entries of tournaments that have
 * ended. A rebuild from history gives the same scores. Does not change wallets; `payDue` pays prizes and refunds.
 */
export async function scoreEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly ScoredEvent[],
): Promise<void> {
  const book = await openBook(tx, events);
  for (const event of events) await scoreEvent(tx, event, book);
  await book.save(tx);
  await publishScores(deps, tx, book);
}

async function scoreEvent(tx: Transaction, event: ScoredEvent, book: ScoreBook): Promise<void> {
  switch (event.type) {
    case wagersEvents.settled.type:
      book.count(event);
      return;
    case wagersEvents.voided.type:
      await book.recount(tx, event);
      return;
    case tournamentsEvents.entered.type: {
      const id = event.data.tournament_id;
      book.enter(event);
      // If the tournament was cancelled before this event was read, its refunds may have been paid before this entry
      // was counted. Make the tournament's refunds due again, so that this entry is refunded too.
      if (book.tournament(id)?.state === 'cancelled') await makeDue(tx, id);
      return;
    }
    case tournamentsEvents.ended.type:
      await book.save(tx);
      await end(tx, event.data.tournament_id, book);
      return;
    case tournamentsEvents.called_off.type: {
      const id = event.data.tournament_id;
      await book.save(tx);
      await closeScores(tx, id);
      await makeDue(tx, id);
      book.close(id);
    }
  }
}

/** Ranks all scored entries of an ended tournament. Their prizes become due, except in a rebuild from history. */
async function end(tx: Transaction, id: string, book: ScoreBook): Promise<void> {
  const tournament = book.tournament(id);
  if (!tournament) return;
  const places = await rankEntries(tx, tournament);
  book.close(tournament.id);
  if (tournament.state === 'ended') await makeDue(tx, tournament.id, places);
}
