import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A call of the API as the page's own application makes it: of a member, or with `staff` of a clerk. */
export function callFrom<T>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<T> {
  return page.evaluate(
    async ([how, to, text]) => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const token = to.startsWith('/staff/')
        ? sessionStorage.getItem('staff_token')
        : localStorage.getItem('auth_token');
      const answer = await fetch(`/api${to}`, {
        method: how,
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': decodeURIComponent(xsrf),
          Authorization: `Bearer ${token ?? ''}`,
        },
        body: text,
      });
      if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

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
