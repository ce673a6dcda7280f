/** Tests the page of a dealt table with a stubbed server. The live video has its own tests. */
import { hashOfLine, NO_LINE } from '@wl/games/tables/dealt/record';
import { expect, test, vi } from 'vitest';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import BaccaratTable from '../baccarat/baccarat-table.tsx';
import { gameTable } from '../testing-game-table.tsx';
import { betAt, handOfRound } from '../testing-tables.ts';

vi.mock('../../table-pictures/index.ts', () => ({
  tablePicture: async () => ({
    default: ({ hasDealer }: { hasDealer: boolean }) => (
      <p>{hasDealer ? 'Live video' : 'No dealer'}</p>
    ),
  }),
}));

/** Returns the public result of a hand at a dealt table. Such a result contains no link of a hash chain. */
function dealtHand(round: number) {
  const { events, road } = handOfRound(round);
  return { round, events, ...(road && { road }) };
}

const dealt = { dealer_name: 'Marisol', picture: 'live' as const };
const about = {
  ...{ slug: 'ramblas-baccarat', name: 'Ramblas Baccarat', game: 'table-baccarat' },
  ...{ city: 'barcelona', dealt },
};

/** Contents of the record of round 12, up to the first card of the first entry. */
const content = [
  { kind: 'round_opened', dealer_name: 'Marisol' },
  { kind: 'item_entered', entry: 1, source: 'keys', item: '2h' },
].map((details) => JSON.stringify(details));
function recordOf(contents: string[]) {
  let previous = NO_LINE;
  return contents.map((text, index) => {
    const line = { no: index + 1, at: '2026-05-01T12:00:00.000Z', content: text, previous };
    previous = hashOfLine(line);
    const { kind } = JSON.parse(text) as { kind: string };
    return { ...line, kind, hash: previous };
  });
}
let lines = recordOf(content);
const table = gameTable(BaccaratTable, about, dealtHand, {
  'GET /tables/ramblas-baccarat/rounds/12/record': () => ({ data: { lines } }),
});

test('the first line names the dealer, and the result is shown at once beside the picture', async () => {
  const screen = await table.open();
  await expect.element(screen.getByText('Dealt by Marisol')).toBeVisible();
  await expect.element(screen.getByText('Live video')).toBeVisible();
  await expect.element(screen.getByText('Place your bets')).toBeVisible();
  table.reveal(dealtHand(12), 0, [{ ...betAt(12, 1_000), bet: { spots: { banker: 1_000 } } }]);
  const own = screen.getByRole('region', { name: 'Your bets on this hand' });
  await expect.element(own.getByText('Banker wins, 7 to 2. You receive $19.50.')).toBeVisible();
  await expect.element(screen.getByText('The result is confirmed')).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('while the picture is lost, bets are interrupted, and the page says what happens to them', async () => {
  table.startDealt({ ...dealt, picture: 'lost' }, 'open', 'picture_lost');
  const screen = await table.open();
  await expect.element(screen.getByText('Betting is interrupted', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText(/this round becomes void and your bets are refunded/))
    .toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

const nobody = { dealer_name: null, picture: 'lost' as const };

test.for(['settled', 'void', undefined] as const)(
  'a table without a dealer says so, and reports no lost video (phase %s)',
  async (phase) => {
    table.startDealt(nobody, phase);
    const screen = await table.open();
    await expect
      .element(screen.getByText(/^This table has no dealer at the moment\. Bets open/))
      .toBeVisible();
    await expect.element(screen.getByText('No dealer', { exact: true })).toBeVisible();
    expect(screen.getByText(/video of this table is lost/).query()).toBeNull();
  },
);

test('if the dealer leaves after the deadline, the bets stay valid and the video is not blamed', async () => {
  table.startDealt(nobody, 'closed', 'dealer_left');
  const screen = await table.open();
  await expect
    .element(screen.getByText(/^The dealer has left the table\. Your accepted bets stay valid\./))
    .toBeVisible();
  expect(screen.getByText(/becomes void|video of this table is lost/).query()).toBeNull();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('if the video is lost after the deadline, the round does not become void by itself', async () => {
  table.startDealt({ ...dealt, picture: 'lost' }, 'closed', 'picture_lost');
  const screen = await table.open();
  await expect
    .element(screen.getByText(/^The video of this table is lost\. Your accepted bets stay valid\./))
    .toBeVisible();
  expect(screen.getByText(/becomes void/).query()).toBeNull();
});

test('the record of a round is the proof, and a changed line is found', async () => {
  table.startRevealed(dealtHand(12));
  const screen = await table.open();
  await screen.getByText('Check round 12').click();
  await expect.element(screen.getByText(/First entry by keyboard: 2♥/)).toBeVisible();
  await screen.getByRole('button', { name: 'Check the proof in this browser' }).click();
  await expect.element(screen.getByText(/^Proved: every line matches/)).toBeVisible();
});

test('a record with a changed line is refused', async () => {
  lines = lines.map((line) => ({ ...line, content: line.content.replace('2h', '9h') }));
  table.startRevealed(dealtHand(12));
  const screen = await table.open();
  await screen.getByText('Check round 12').click();
  await screen.getByRole('button', { name: 'Check the proof in this browser' }).click();
  await expect.element(screen.getByText(/does not match its hash/)).toBeVisible();
});

test('a corrected round shows both results, and its receipt both payouts', async () => {
  const right = dealtHand(12);
  const first = [
    { type: 'card_dealt', to: 'player', card: '9h' },
    { type: 'card_dealt', to: 'banker', card: 'Kd' },
  ];
  table.startRevealed({ ...right, corrected_from: first });
  const screen = await table.open();
  const panel = screen.getByRole('region', { name: 'Corrected results' });
  await expect.element(panel.getByText('9♥ – K♦')).toBeVisible();
  await expect.element(panel.getByText('2♥ 2♥ 8♠ – K♦ 7♣')).toBeVisible();
  const bet = { ...betAt(12, 1_000), payout_cents: 1_950, corrected_from_cents: 0 };
  table.reveal({ ...right, corrected_from: first }, 0, [bet]);
  await expect
    .element(screen.getByText('Result corrected: payout $19.50 instead of $0.00'))
    .toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});
