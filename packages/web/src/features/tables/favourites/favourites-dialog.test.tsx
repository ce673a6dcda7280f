/** Tests the favourite bets of a shared table with a stubbed server. */
import { useQuery } from '@tanstack/react-query';
import type { FavouriteBet } from '@wl/contract/tables-favourites';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/style.css';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import { tableQuery } from '../api.ts';
import type { TableReply } from '../live-state.ts';
import RouletteTable from '../roulette/roulette-table.tsx';
import { replyOf, roundAt } from '../testing-tables.ts';

let reply: TableReply;
let stored: FavouriteBet[];
let sent: Sent[];

const favourite = (name: string, spots: Record<string, number>): FavouriteBet => ({
  id: crypto.randomUUID(),
  game: 'table-roulette',
  name,
  spots,
  created_at: '2026-05-01T12:00:00.000Z',
});

/** Shows the table from the cache, as the page does. */
function Shown() {
  const { data, dataUpdatedAt } = useQuery(tableQuery('thames-wheel'));
  return data ? <RouletteTable reply={data.data} receivedAtMs={dataUpdatedAt} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  const now = Date.now();
  const round = {
    ...roundAt('open'),
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 60_000).toISOString(),
    phase_ends_at: null,
  };
  reply = { ...replyOf({ round }), server_now: new Date(now).toISOString() };
  stored = [];
  sent = answerCalls({
    'GET /tables/thames-wheel': () => ({ data: reply }),
    'GET /favourite-bets': () => ({ data: { favourites: stored } }),
    'POST /favourite-bets': ({ body }) => {
      const made = { ...favourite('', {}), ...(body as Partial<FavouriteBet>) };
      stored = [...stored, made];
      return { data: { favourite: made } };
    },
  });
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
  receiveWallet({
    ...{ version: 1, currency: 'USD', cash: 900_00, bonus: 0, coins: 0 },
    ...{ in_play: 0, on_its_way: 0 },
  });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

/** Opens the table, places a chip on each given spot, and opens the dialog with the favourite bets. */
async function open(...spots: string[]) {
  const screen = await renderPage(<Shown />);
  await expect.element(screen.getByRole('heading', { name: 'Thames Wheel' })).toBeVisible();
  for (const spot of spots)
    (document.querySelector(`[data-spot="${spot}"]`) as HTMLElement).click();
  await screen.getByRole('button', { name: 'Favourite bets' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Favourite bets' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

test('a member saves the placed chips under a name, and places them again', async () => {
  const { screen, dialog } = await open('red', 'straight:17');
  await dialog.getByLabelText('Name of the new favourite bet').fill('Evening');
  await dialog.getByRole('button', { name: 'Save bet of $2.00' }).click();
  await expect.element(dialog.getByText('Evening', { exact: true })).toBeVisible();
  const saved = sent.find(({ call }) => call === 'POST /favourite-bets');
  expect(saved?.body).toMatchObject({
    game: 'table-roulette',
    name: 'Evening',
    spots: { red: 100, 'straight:17': 100 },
  });
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
  await page.viewport(1440, 900);
  await dialog.getByRole('button', { name: 'Bet $2.00: Evening' }).click();
  await expect.element(screen.getByTestId('spin')).toHaveTextContent('Bet $4.00');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByTestId('spin')).toHaveTextContent('Bet $2.00');
});

test('a favourite that exceeds a limit is adjusted, and the page says so', async () => {
  stored = [favourite('High red', { red: 150_00, odd: 100 })];
  const { screen, dialog } = await open();
  await expect
    .element(dialog.getByText('To save a favourite bet, first place its chips on the layout.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Bet $151.00: High red' }).click();
  await expect.element(screen.getByTestId('spin')).toHaveTextContent('Bet $101.00');
  await expect
    .element(screen.getByText('Adjusted to the limits of this table: $101.00 placed.'))
    .toBeVisible();
});

test('a favourite for which the table has no room is not placed', async () => {
  stored = [favourite('Too many', { red: 100_00, odd: 100_00, low: 100_00 })];
  reply = {
    ...reply,
    table: { ...reply.table, limits: { ...reply.table.limits, max_total_cents: 200_00 } },
  };
  const { screen, dialog } = await open();
  await dialog.getByRole('button', { name: /^Bet/ }).click();
  await expect
    .element(
      dialog.getByText(
        'This bet exceeds your remaining limits at this table. Choose a smaller favourite bet.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByTestId('spin')).toHaveTextContent('Place a chip');
});

test('a favourite is renamed and deleted', async () => {
  const { id } = (stored = [favourite('Old', { red: 100 })])[0]!;
  const { dialog } = await open();
  sent = answerCalls({
    [`PATCH /favourite-bets/${id}`]: ({ body }) => {
      stored = [{ ...stored[0]!, ...(body as { name: string }) }];
      return { data: { favourite: stored[0] } };
    },
    [`DELETE /favourite-bets/${id}`]: () => {
      stored = [];
      return { data: { done: true } };
    },
    'GET /favourite-bets': () => ({ data: { favourites: stored } }),
    'GET /tables/thames-wheel': () => ({ data: reply }),
  });
  await dialog.getByRole('button', { name: 'Rename Old' }).click();
  await dialog.getByLabelText('New name for Old').fill('New');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await dialog.getByRole('button', { name: 'Delete New' }).click();
  await expect.element(dialog.getByText(/^Saved bets appear here/)).toBeVisible();
});

test('a refused favourite shows the reason and keeps the name', async () => {
  const { dialog } = await open('red');
  answerCalls({
    'POST /favourite-bets': () => refusal(409, 'tables.favourites_full'),
    'GET /tables/thames-wheel': () => ({ data: reply }),
  });
  await dialog.getByLabelText('Name of the new favourite bet').fill('One more');
  await dialog.getByRole('button', { name: 'Save bet of $1.00' }).click();
  await expect.element(dialog.getByText(/favourite bets for this game/)).toBeVisible();
  await expect
    .element(dialog.getByLabelText('Name of the new favourite bet'))
    .toHaveValue('One more');
});
