/** Tests the racetrack and the bets that it places on a table's layout. */
import { useReducer } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/style.css';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import {
  changeChips,
  EMPTY_TABLE,
  totalOf,
  type ChipState,
  type Stakes,
} from '../../play/index.ts';
import { Racetrack } from './racetrack.tsx';

const limits = {
  minSpotCents: 50,
  maxSpotCents: 10_000,
  maxTotalCents: 50_000,
  maxSpots: 160,
};

let stakes: Stakes;

/** Shows the racetrack, and applies placed chips with `changeChips`, as the table does. */
function Shown({ locked = false, upright = false }: { locked?: boolean; upright?: boolean }) {
  const [chips, place] = useReducer(
    (state: ChipState, many: Stakes) =>
      changeChips(state, { type: 'place_many', stakes: many }, limits),
    EMPTY_TABLE,
  );
  ({ stakes } = chips);
  return (
    <main style={{ background: '#06281f', padding: 12, maxWidth: 440 }}>
      <h1>Racetrack</h1>
      <Racetrack chip={100} locked={locked} upright={upright} onPlaceMany={place} />
      <p>Staked {totalOf(stakes)}</p>
    </main>
  );
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  answerCalls({});
});

test('the sections state their chips and their sum, and a press places all of them', async () => {
  const screen = await renderPage(<Shown />);
  await screen.getByRole('button', { name: 'Voisins 9 chips, $9.00' }).click();
  expect(stakes).toEqual({
    'trio:0-2-3': 200,
    'split:4-7': 100,
    'split:12-15': 100,
    'split:18-21': 100,
    'split:19-22': 100,
    'corner:25-26-28-29': 200,
    'split:32-35': 100,
  });
  await screen.getByRole('button', { name: 'Tiers 6 chips, $6.00' }).click();
  await screen.getByRole('button', { name: 'Orphelins 5 chips, $5.00' }).click();
  expect(totalOf(stakes)).toBe(2_000);
});

test('a number is bet with its neighbours by keyboard, from 0 to 9 on each side', async () => {
  const screen = await renderPage(<Shown />);
  const choice = screen.getByRole('group', { name: 'Neighbours on each side' });
  await expect.element(choice.getByRole('status')).toHaveTextContent('5 chips, $5.00');
  const fewer = screen.getByRole('button', { name: 'Fewer neighbours' });
  for (let press = 0; press < 3; press++) await fewer.click({ force: true });
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  (screen.getByRole('button', { name: 'Only 0: 1 chip, $1.00' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(stakes).toEqual({ 'straight:32': 100 });
  await screen.getByRole('button', { name: 'More neighbours' }).click();
  (document.querySelector('[data-number="32"]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  // 26 is to the left of 0. The neighbours of 26 are 3 and 0.
  expect(stakes).toEqual({
    'straight:32': 100,
    'straight:3': 100,
    'straight:26': 100,
    'straight:0': 100,
  });
  for (let press = 0; press < 9; press++)
    await screen.getByRole('button', { name: 'More neighbours' }).click({ force: true });
  await expect
    .element(
      screen.getByRole('button', { name: '17 with 9 neighbours on each side: 19 chips, $19.00' }),
    )
    .toBeVisible();
});

test('a final bet covers the numbers that end in its digit', async () => {
  const screen = await renderPage(<Shown />);
  await screen.getByRole('button', { name: 'Final 7: 3 chips, $3.00' }).click();
  expect(stakes).toEqual({ 'straight:7': 100, 'straight:17': 100, 'straight:27': 100 });
});

test('a locked table takes no chips', async () => {
  const screen = await renderPage(<Shown locked />);
  await screen.getByRole('button', { name: /^Tiers/ }).click({ force: true });
  expect(stakes).toEqual({});
});

test.each([false, true])('has no accessibility fault, upright: %s', async (upright) => {
  const screen = await renderPage(<Shown upright={upright} />);
  await expect.element(screen.getByTestId('racetrack')).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
  const sizes = [...document.querySelectorAll('[data-number]')].map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height);
  });
  // WCAG 2.2 (2.5.8) requires targets of at least 24 px.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  vi.unstubAllGlobals();
});
