/** Tests the list of a member's finished table rounds with a stubbed server. */
import type { TableRoundLine } from '@wl/contract/tables-history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/style.css';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import RoundList from './round-list.tsx';
import { filterOf } from './use-filter.ts';

const line = (round: number, part: Partial<TableRoundLine> = {}): TableRoundLine => ({
  table: 'thames-wheel',
  name: 'Thames Wheel',
  game: 'table-roulette',
  round,
  at: '2026-05-01T12:00:18.000Z',
  events: [{ type: 'ball_landed', pocket: '17', wheelIndex: 8 }],
  bets: 1,
  stake_cents: 1_000,
  payout_cents: 0,
  ...part,
});

let lines: TableRoundLine[];
let answer: () => object;
beforeEach(async () => {
  await page.viewport(1440, 900);
  lines = [];
  answer = () => ({ data: lines, meta: { current_page: 1, total: 45, to: lines.length } });
  answerCalls({ 'GET /tables/rounds': () => answer() });
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

test('each round states its result and amounts, and links to its replay', async () => {
  lines = [
    line(14, { bets: 2, payout_cents: 36_000 }),
    line(13, { void_reason: 'equipment', events: [] }),
    line(12, { payout_cents: 1_950, corrected_from_cents: 0 }),
  ];
  const screen = await renderPage(<RoundList />);
  const row = (index: number) => screen.getByRole('listitem').nth(index).element().textContent;
  await expect.element(screen.getByText('1 to 3 of 45')).toBeVisible();
  expect(row(0)).toContain('Result 17 · 2 bets');
  expect(row(0)).toContain('Stake $10.00 · Paid $360.00');
  expect(row(0)).toContain('+$350.00');
  expect(row(1)).toContain(
    'This round is void because of a technical fault. Stake $10.00 refunded.',
  );
  expect(row(2)).toContain('Result corrected: payout $19.50 instead of $0.00');
  const link = screen.getByRole('link', { name: /Thames Wheel, round 14/ });
  await expect.element(link).toHaveAttribute('href', '/live/rounds?table=thames-wheel&round=14');
  await expect.element(screen.getByText('1 to 3 of 45')).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('an empty list says what will appear, and a failed one can be loaded again', async () => {
  answer = () => refusal(400, 'request.invalid');
  const screen = await renderPage(<RoundList />);
  await expect.element(screen.getByText('Your rounds could not be loaded')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  answer = () => ({ data: [], meta: { current_page: 1, total: 0, to: 0 } });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No table rounds yet')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('the round of one bet has a way back to all rounds', async () => {
  lines = [line(14)];
  const bet = '0190f0aa-0000-7000-8000-000000000001';
  const sent = answerCalls({ 'GET /tables/rounds': () => answer() });
  const screen = await renderPage(<RoundList />, `/live/rounds?bet=${bet}`);
  const all = screen.getByRole('button', { name: 'Show all rounds' });
  await expect.element(all).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
  await all.click();
  await expect.poll(() => all.query()).toBe(null);
  await expect.element(screen.getByRole('link', { name: /Thames Wheel, round 14/ })).toBeVisible();
  const lists = sent.filter(({ call }) => call === 'GET /tables/rounds');
  expect(lists.map(({ query }) => query.get('bet'))).toEqual([bet, null]);
});

test('visitors are asked to sign in', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await renderPage(<RoundList />);
  await expect.element(screen.getByText('Sign in to see your rounds')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('the filter in the address ignores what it does not know', () => {
  const bet = '0190f0aa-0000-7000-8000-000000000001';
  expect(filterOf({ game: 'table-crash', outcome: 'void', bet, page: 3 })).toEqual({
    ...{ game: 'table-crash', outcome: 'void', bet, page: 3 },
  });
  expect(filterOf({ game: 'chess', outcome: 'draw', bet: 'x', page: 0 })).toEqual({ page: 1 });
});
