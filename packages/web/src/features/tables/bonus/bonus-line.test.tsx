/** Tests what a table's page says about bonus money before and after a bet, with a stubbed server. */
import { beforeEach, expect, test } from 'vitest';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import BaccaratTable from '../baccarat/baccarat-table.tsx';
import { gameTable } from '../testing-game-table.tsx';
import { betAt, handOfRound } from '../testing-tables.ts';

const about = { slug: 'pearl-salon', name: 'Pearl Salon', game: 'table-baccarat', city: 'macau' };
const table = gameTable(BaccaratTable, about, handOfRound);

let version = 1;
const hold = (cash: number, bonus: number) =>
  receiveWallet({
    ...{ version: (version += 1), currency: 'USD', cash, bonus },
    ...{ coins: 0, in_play: 0, on_its_way: 0 },
  });
beforeEach(() => hold(1_00, 12_00));

test('a member with bonus money reads the rules before the bet, and bets with it', async () => {
  const screen = await table.open();
  await expect.element(screen.getByText('Bonus money $12.00: used after your cash.')).toBeVisible();
  await expect
    .element(screen.getByText(/at most \$5 per round and cover at most 60% of the outcomes\.$/))
    .toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
  const player = screen.getByRole('button', { name: /^Player 1:1/ });
  await player.click();
  await player.click();
  await expect.element(screen.getByRole('button', { name: 'Bet $2.00' })).toBeEnabled();
  for (let chip = 0; chip < 4; chip++) await player.click();
  await expect
    .element(screen.getByText(/^You can use bonus money for bets of up to \$5 in total\./))
    .toBeVisible();
});

test('a table without bonus money says so, and takes no more than the cash', async () => {
  table.startWith({ bonus_money: false });
  const screen = await table.open();
  await expect
    .element(screen.getByText('Bonus money $12.00: not accepted at this table.'))
    .toBeVisible();
  const player = screen.getByRole('button', { name: /^Player 1:1/ });
  await player.click();
  await player.click();
  await expect
    .element(
      screen.getByText('Bonus money cannot be used in this game. Play with cash, or top up.'),
    )
    .toBeVisible();
});

test('members without bonus money see nothing about it', async () => {
  hold(50_00, 0);
  const screen = await table.open();
  expect(screen.getByText(/^Bonus money/).elements()).toEqual([]);
});

test('the rules stay visible while all bonus money is in play', async () => {
  hold(1_00, 0);
  const bet = { ...betAt(12, 4_00, 'player'), table: about.slug, bonus_stake_cents: 4_00 };
  table.startWith({ bets: [bet] });
  const screen = await table.open();
  await expect.element(screen.getByText('Bonus money $0.00: used after your cash.')).toBeVisible();
  await expect
    .element(screen.getByText(/at most \$5 per round and cover at most 60% of the outcomes\.$/))
    .toBeVisible();
});

test('a receipt shows how the bet was paid', async () => {
  const bet = { ...betAt(12, 4_00, 'player'), table: about.slug };
  const other = { ...bet, id: '0190f0aa-0000-7000-8000-000000000002' };
  table.startWith({
    bets: [
      { ...bet, bonus_stake_cents: 3_00 },
      { ...other, bonus_stake_cents: 4_00 },
    ],
  });
  const screen = await table.open();
  const own = screen.getByRole('region', { name: 'Your bets on this hand' });
  await expect.element(own.getByText('Paid with $1.00 cash and $3.00 bonus money')).toBeVisible();
  await expect.element(own.getByText('Paid with bonus money', { exact: true })).toBeVisible();
});
