import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callFrom } from './call-from.ts';

const SECOND_MS = 1000;

export interface Wish {
  name: string;
  entry_coins?: number;
  /** From now, in seconds; before now it runs at once. */
  startsInS: number;
  endsInS: number;
}

/** What a desk's call sends for a tournament of a walk's own: turnover, so that its scores are known beforehand. */
export const draftOf = ({ name, entry_coins = 0, startsInS, endsInS }: Wish) => ({
  name: { en: name, tr: `${name} koşusu` },
  city: 'london',
  scoring: 'turnover',
  stake: 40,
  max_rounds: 10,
  games: ['midnight-tube'],
  entry_coins,
  max_entrants: null,
  prizes: [
    // Who is alone with a score wins a tenth.
    { from: 1, to: 1, coins: 300 },
    { from: 2, to: 3, coins: 100 },
  ],
  starts_at: new Date(Date.now() + startsInS * SECOND_MS).toISOString(),
  ends_at: new Date(Date.now() + endsInS * SECOND_MS).toISOString(),
});

/** A tournament made at the desk by the clerk of this page; its id. */
export async function makeTournament(desk: Page, wish: Wish): Promise<string> {
  const made = await callFrom<{ data: { id: string } }>(desk, 'POST', '/staff/tournaments', {
    ...draftOf(wish),
    key: randomUUID(),
  });
  return made.data.id;
}
