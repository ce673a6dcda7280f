/** Tests the confirmation of a tournament entry: the price, and terms that change while the sheet is open. */
import type { Tournament } from '@wl/contract/tournaments';
import type { Wallet } from '@wl/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../../app/api.ts';
import { receiveWallet } from '../../../../app/hud/wallet.ts';
import { type Player, useSession } from '../../../../app/session/session.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../../app/testing-page.ts';
import { tournamentQuery } from '../../api.ts';
import EnterSheet from './enter-sheet.tsx';

const ID = '00000000-0000-7000-8000-000000000001';
const wallet = { version: 1, cash: 0, bonus: 0, coins: 500 } as Wallet;
const tournamentOf = (changes: Partial<Tournament> = {}): Tournament => ({
  id: ID,
  name: { en: 'Tube Run' } as Tournament['name'],
  state: 'upcoming',
  starts_at: '2026-11-25T12:00:00.000Z',
  ends_at: '2026-11-25T13:00:00.000Z',
  server_now: '2026-11-25T11:00:00.000Z',
  scoring: 'turnover',
  stake: 40,
  max_rounds: 10,
  games: ['midnight-tube'],
  city: 'london',
  entry_coins: 50,
  max_entrants: null,
  entrants: 0,
  prizes: [{ from: 1, to: 1, coins: 300 }],
  prize_coins: 300,
  mine: null,
  version: 1,
  ...changes,
});

let shown: Tournament;
let calls: Sent[];
let answers: Parameters<typeof answerCalls>[0];
/** Number of times that the sheet reported an entry. */
let entered: number;

beforeEach(() => {
  shown = tournamentOf();
  entered = 0;
  answers = {
    'GET /wallet': () => ({ data: wallet }),
    [`GET /tournaments/${ID}`]: () => ({ data: shown }),
    'GET /tournaments/tickets': () => ({ data: [] }),
  };
  calls = answerCalls(answers);
  const player = { id: crypto.randomUUID(), email_confirmed: true } as Player;
  useSession.setState({ status: 'member', player });
  receiveWallet(wallet);
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

const entries = () =>
  calls.filter(({ call }) => call === `POST /tournaments/${ID}/entries`).map(({ body }) => body);
const come = () => queryClient.invalidateQueries({ queryKey: tournamentQuery(ID).queryKey });

/** Renders the sheet with the tournament from the query cache, as the tournament page does. */
function Sheet() {
  const { data } = useQuery(tournamentQuery(ID));
  if (!data) return null;
  return (
    <EnterSheet
      tournament={data.data}
      prefersTicket={false}
      onClose={() => {}}
      onEntered={() => (entered += 1)}
    />
  );
}

async function openSheet() {
  const screen = await renderPage(<Sheet />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(button('Enter for 50 Coins')).toBeVisible();
  return { screen, button };
}

test('an entry at an outdated price is rejected, and the new price is shown for confirmation', async () => {
  const { screen, button } = await openSheet();
  const news = Promise.withResolvers<object>();
  answers[`POST /tournaments/${ID}/entries`] = () => {
    // The rejection makes the page request the new terms. Delay the response, so that the test can check the page's
    // waiting state.
    answers[`GET /tournaments/${ID}`] = () => news.promise;
    return refusal(409, 'tournaments.price_changed');
  };
  await button('Enter for 50 Coins').click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/You were not charged/);
  await expect.element(button('Enter for 50 Coins')).toHaveAttribute('aria-busy', 'true');
  shown = tournamentOf({ version: 2, entry_coins: 60 });
  answers[`GET /tournaments/${ID}`] = () => ({ data: shown });
  news.resolve({ data: shown });
  await expect
    .element(screen.getByText('The price has changed from 50 to 60 Coins. You were not charged.'))
    .toBeVisible();
  answers[`POST /tournaments/${ID}/entries`] = () => ({ data: { tournament: shown, wallet } });
  await button('Enter for 60 Coins').click();
  await expect.poll(() => entered).toBe(1);
  expect(entries()).toMatchObject([
    { version: 1, coins: 50, how: 'coins' },
    { version: 2, coins: 60, how: 'coins' },
  ]);
});

test('new terms at the same price update the open sheet, which says what has changed', async () => {
  const { screen } = await openSheet();
  shown = tournamentOf({ version: 2, max_rounds: 12 });
  await come();
  const changed = screen.getByRole('status').filter({ hasText: 'The terms have changed' });
  await expect
    .element(changed)
    .toMatchTextContent(/The terms have changed\. You were not charged\./);
  await expect.element(changed).toMatchTextContent(/Qualifying rounds.*10.*12/);
  await expect
    .element(
      screen.getByText('12 rounds at $0.40 each: a total stake of $4.80 from your cash balance.'),
    )
    .toBeVisible();
  expect(entries()).toEqual([]);
});
