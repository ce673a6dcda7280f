import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callFrom } from './call-from.ts';
import { withOwner } from './database.ts';

const SECOND_MS = 1000;

export interface TournamentRequest {
  name: string;
  entry_coins?: number;
  /** Time until the start, in seconds; a negative value creates a tournament that has already started. */
  startsInS: number;
  endsInS: number;
}

/**
 * Returns the request body for creating a tournament. The tournament is scored by turnover, so that the scores are
 * known in advance.
 */
const draftOf = ({ name, entry_coins = 0, startsInS, endsInS }: TournamentRequest) => ({
  name: { en: name, tr: `${name} koşusu` },
  city: 'london',
  scoring: 'turnover',
  stake: 40,
  max_rounds: 10,
  games: ['midnight-tube'],
  entry_coins,
  max_entrants: null,
  prizes: [
    // Prizes are reduced if fewer than ten members are ranked. With only one ranked member, the tournament pays a tenth
    // of this prize.
    { from: 1, to: 1, coins: 300 },
    { from: 2, to: 3, coins: 100 },
  ],
  starts_at: new Date(Date.now() + startsInS * SECOND_MS).toISOString(),
  ends_at: new Date(Date.now() + endsInS * SECOND_MS).toISOString(),
});

/**
 * Creates a tournament as the clerk who is signed in on the given back-office page.
 * @returns the tournament's id
 */
export async function makeTournament(office: Page, request: TournamentRequest): Promise<string> {
  const made = await callFrom<{ data: { id: string } }>(office, 'POST', '/staff/tournaments', {
    ...draftOf(request),
    key: randomUUID(),
  });
  return made.data.id;
}

/**
 * Time by which `endNow` backdates the end of a tournament. It must be longer than the time for which the server waits
 * for late rounds (`SETTLE_AFTER_MS`).
 */
const LONG_OVER = '6 seconds';

/** Ends a running tournament now, as if its time had expired, and starts the server's job that settles it. */
export async function endNow(id: string): Promise<void> {
  await withOwner(async (owner) => {
    await owner.query('update tournaments set ends_at = now() - $2::interval where id = $1', [
      id,
      LONG_OVER,
    ]);
    await owner.query(
      "select platform_enqueue('tournaments.end', '{}', now(), 'tournaments.end:' || $1, 3)",
      [id],
    );
  });
}
