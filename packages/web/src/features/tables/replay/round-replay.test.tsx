/** Tests the replay of finished rounds: its controls, its scenes and its proof, with a stubbed server. */
import type { TableBet } from '@wl/contract/tables';
import type { TableReplay } from '@wl/contract/tables-history';
import { hashOfLine, NO_LINE } from '@wl/games/tables/dealt/record';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/style.css';
import { followServer, useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import {
  betAt,
  climbOfRound,
  duelOfRound,
  handOfRound,
  resultOf,
  roundAt,
  tableOf,
  throwOfRound,
  wheelRoundOf,
} from '../testing-tables.ts';
import type { ShownTable } from '../live-state.ts';
import ReplayPage from './replay-page.tsx';

/** Duration of a replay in ms. It is so long that no replay ends on its own during a test. */
const SHOW_MS = 600_000;
const MEMBER = '0190f0aa-0000-7000-8000-00000000000a';
let replay: TableReplay;

const won = { ...betAt(12, 1_000), payout_cents: 36_000 };

/** Returns the replay of round 12 with the given result. */
function replayOf(
  result: ShownTable['results'][number],
  part: Partial<ShownTable> = {},
  bets: TableBet[] = [won],
): TableReplay {
  const round = { ...roundAt('settled'), result };
  const table = tableOf({ round, results: [result], ...part });
  const published = 'c'.repeat(64);
  const chain = {
    number: 1,
    first_round: 0,
    rounds: 400,
    published,
    salt: 'salt-1234',
    salt_source: 'server',
    beacon_round: null,
    beacon_signature: null,
  };
  return { table, chain, bets, show_ms: SHOW_MS };
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  replay = replayOf(resultOf(12, '17'));
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
  const answer = () => ({ data: replay });
  answerCalls({
    'GET /tables/thames-wheel/rounds/12': answer,
    [`GET /staff/members/${MEMBER}/table-rounds/thames-wheel/12`]: answer,
  });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  document.documentElement.removeAttribute('data-motion');
  vi.unstubAllGlobals();
});

const open = (memberId: string | null = null) =>
  renderPage(<ReplayPage slug="thames-wheel" round="12" memberId={memberId} />);

test('the keyboard pauses, continues and skips the replay, which hides the amounts until its end', async () => {
  const screen = await open();
  await expect
    .element(screen.getByRole('heading', { name: 'Thames Wheel, round 12' }))
    .toBeVisible();
  const summary = screen.getByRole('region', { name: 'Amounts of this round' });
  await expect.element(summary.getByText('$10.00')).toBeVisible();
  expect(summary.getByText('$360.00').query()).toBe(null);
  (screen.getByRole('button', { name: 'Pause' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  await expect.element(summary.getByText('$360.00')).toBeVisible();
  await expect.element(summary.getByText('+$350.00')).toBeVisible();
  await expect.element(summary.getByRole('status')).toHaveTextContent('17 wins.');
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('the focus stays on a control at the end, and the round can be watched again', async () => {
  const screen = await open();
  const skip = screen.getByRole('button', { name: 'Skip to the result' });
  await skip.click();
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Watch again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await expect.element(screen.getByText('No more bets')).toBeVisible();
});

test('with reduced motion, the result is shown at once', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const screen = await open();
  await expect
    .element(screen.getByText('Motion is reduced, so the result is shown immediately.'))
    .toBeVisible();
  await expect.element(screen.getByText('17 wins.').first()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' }).query()).toBe(null);
});

test.each([
  ['table-baccarat', 'banker', handOfRound(12), /Banker wins, 7 to 2\./],
  ['table-dragon-tiger', 'dragon', duelOfRound(12, 'Kd', '2c'), /Dragon/],
  ['table-sic-bo', 'small', throwOfRound(12, [1, 2, 3]), /6/],
  ['travel-wheel', 'pays:13', wheelRoundOf(12, 'x2', '13'), /13/],
] as const)(
  '%s shows its result and the bet after the replay',
  async (game, spot, result, words) => {
    replay = replayOf(result, { game }, [{ ...won, bet: { spots: { [spot]: 1_000 } } }]);
    const screen = await open();
    await screen.getByRole('button', { name: 'Skip to the result' }).click();
    const summary = screen.getByRole('region', { name: 'Amounts of this round' });
    await expect.poll(() => summary.getByRole('status').element().textContent).toMatch(words);
    for (const width of WIDTHS) {
      expect(await findingsAt(width)).toEqual([]);
      expect(scrollsSideways()).toBe(false);
    }
  },
);

test('a climb does not move while it is paused, and ends where it ended', async () => {
  const bet = {
    ...won,
    bet: { spots: { first: 1_000 } },
    cash_outs: { first: { hundredths: 132, ms: 4_630 } },
  };
  replay = replayOf(climbOfRound(12, 237), { game: 'table-crash' }, [bet]);
  const screen = await open();
  const multiplier = () => screen.getByTestId('multiplier').element().textContent;
  await expect.poll(multiplier).toMatch(/In the air/);
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  const shown = multiplier();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(multiplier()).toBe(shown);
  await screen.getByRole('button', { name: 'Skip to the result' }).click();
  await expect.poll(multiplier).toMatch(/^2\.37×/);
  await expect
    .element(screen.getByText('Cashed out at 1.32×, request received 4,630 ms after the start'))
    .toBeVisible();
});

test('a shared hand shows the decisions of the member', async () => {
  const result = {
    ...resultOf(12, '0'),
    events: [
      { type: 'card_dealt', to: 'dealer', card: 'Kd' },
      { type: 'hole_turned', card: '7c' },
    ],
  };
  const dealt = { hand: ['5s', '4h', 'Tc'], up: 'Kd', decision: null };
  const round = { ...roundAt('settled'), result, dealt };
  const bet = { ...won, bet: { spots: { hand: 1_000 } }, actions: ['double'] };
  replay = replayOf(result, { game: 'table-blackjack', round }, [bet]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Skip to the result' }).click();
  await expect.element(screen.getByText('Decisions: Double')).toBeVisible();
  await expect.element(screen.getByText('The dealer has 17.').first()).toBeVisible();
});

test('a dealt round shows its record as the proof, and the correction', async () => {
  const content = JSON.stringify({ kind: 'round_opened', dealer_name: 'Marisol' });
  const line = { no: 1, at: '2026-05-01T12:00:00.000Z', content, previous: NO_LINE };
  const lines = [{ ...line, kind: 'round_opened', hash: hashOfLine(line) }];
  const { events } = handOfRound(12);
  const result = { round: 12, events, corrected_from: events };
  const round = { ...roundAt('settled'), result };
  const dealt = { dealer_name: 'Marisol', picture: 'live' as const };
  const bet = {
    ...won,
    bet: { spots: { banker: 1_000 } },
    payout_cents: 1_950,
    corrected_from_cents: 0,
  };
  replay = { ...replayOf(result, { game: 'table-baccarat', round, dealt }, [bet]), chain: null };
  answerCalls({
    'GET /tables/thames-wheel/rounds/12': () => ({ data: replay }),
    'GET /tables/thames-wheel/rounds/12/record': () => ({ data: { lines } }),
  });
  const screen = await open();
  await expect.element(screen.getByText('Dealt by Marisol')).toBeVisible();
  await screen.getByRole('button', { name: 'Skip to the result' }).click();
  await expect.element(screen.getByText('Payout before the correction')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Corrected results' })).toBeVisible();
  await screen.getByText('Check round 12').click();
  await screen.getByRole('button', { name: 'Check the proof in this browser' }).click();
  await expect.element(screen.getByText(/Proved: every line/)).toBeVisible();
});

test('a void round states its reason and has nothing to play', async () => {
  const round = { ...roundAt('void'), void_reason: 'equipment' };
  const { payout_cents: _, ...refunded } = won;
  replay = {
    ...replayOf(resultOf(12, '17'), { round, results: [] }, [refunded]),
    chain: null,
    show_ms: null,
  };
  const screen = await open();
  await expect.element(screen.getByText('This round has no result to replay.')).toBeVisible();
  await expect
    .element(
      screen.getByText('This round is void because of a technical fault. The stake was refunded.'),
    )
    .toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('a member who follows a clerk’s link stays signed in, and reads who can open it', async () => {
  localStorage.setItem('auth_token', 'of-the-member');
  const onSignedOut = vi.fn();
  const stop = followServer(onSignedOut);
  onTestFinished(() => {
    stop();
    localStorage.removeItem('auth_token');
    sessionStorage.removeItem('staff_token');
  });
  const call = `GET /staff/members/${MEMBER}/table-rounds/thames-wheel/12`;
  const sent = answerCalls({ [call]: () => refusal(401, 'auth.signed_out') });
  const text =
    'Only clerks who are signed in to the back office can open this link. ' +
    'Sign in there, then open the replay from the member’s table rounds.';
  const screen = await open(MEMBER);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  expect(sent).toEqual([]);
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  await screen.unmount();
  sessionStorage.setItem('staff_token', 'ended');
  const refused = await open(MEMBER);
  await expect.element(refused.getByRole('alert')).toHaveTextContent(text);
  expect(sent.map((one) => one.call)).toEqual([call]);
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(localStorage.getItem('auth_token')).toBe('of-the-member');
});

test('a clerk sees whose view it is; another member’s round is not shown', async () => {
  sessionStorage.setItem('staff_token', 'of-the-clerk');
  onTestFinished(() => sessionStorage.removeItem('staff_token'));
  const screen = await open(MEMBER);
  await expect.element(screen.getByText(/^Back-office view/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Bets of the member' })).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  answerCalls({ 'GET /tables/thames-wheel/rounds/12': () => refusal(404, 'tables.round_unknown') });
  const refused = await open();
  await expect
    .element(refused.getByRole('heading', { name: 'The round cannot be shown' }))
    .toBeVisible();
  await expect.element(refused.getByRole('alert')).not.toBeEmptyDOMElement();
});
