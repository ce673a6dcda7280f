/** Tests the dealer's console with a stubbed server that applies the rules for entries. */
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import { consolePage } from './testing-console-page.tsx';
import { at, closedRound, consoleOf } from './testing-console.ts';

vi.mock('../../../app/realtime/realtime.ts', () => ({ listen: () => () => undefined }));
// Stub the camera, because it has its own tests.
const { pressed } = vi.hoisted(() => ({ pressed: vi.fn() }));
vi.mock('../../table-pictures/index.ts', () => ({
  DealerCamera: () => (
    <button type="button" onClick={pressed}>
      Camera
    </button>
  ),
}));

const dealing = consolePage();

test('a dealer enters a hand twice by keys, and confirms and pays it', async () => {
  const screen = await dealing.show();
  await expect.element(screen.getByText('Your turn: enter the result')).toBeVisible();
  await expect.element(screen.getByText('Seconds until the pit boss is called: 14')).toBeVisible();
  await screen.getByRole('button', { name: 'Camera' }).click();
  pressed.mockClear();
  // The keys are pressed before the server has replied to the previous key.
  await userEvent.keyboard('4skc2h7d');
  await expect.element(screen.getByText('Second entry by keyboard')).toBeVisible();
  expect(dealing.entered(1)).toEqual(['4s', 'Kc', '2h', '7d']);
  // `Enter` has no effect until both entries agree.
  await userEvent.keyboard('{Enter}4skc2h6d');
  await expect.poll(() => dealing.entered(2)).toEqual(['4s', 'Kc', '2h', '6d']);
  await expect.element(screen.getByText('Second entry: 6 of diamonds')).toBeVisible();
  await userEvent.keyboard('{Backspace}7d');
  await expect.element(screen.getByText('Both entries agree')).toBeVisible();
  await expect.element(screen.getByText('Banker wins, 7 to 6')).toBeVisible();
  await expect.element(screen.getByText('-$47.90')).toBeVisible();
  // The preview shows the sentence from the member's page, which ends with a full stop.
  await expect.element(screen.getByText('Members will see')).toBeVisible();
  await expect.element(screen.getByText('Banker wins, 7 to 6.', { exact: true })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Bets are being paid')).toBeVisible();
  // `Enter` must not have activated the button that had the focus before.
  expect(pressed).not.toHaveBeenCalled();
  expect(dealing.sent().at(-1)).toEqual({
    path: '/dealing/ramblas-baccarat/confirm',
    body: { round: 35, attempt: 1 },
  });
});

test('cards are entered by buttons, in either order of rank and suit, also on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await dealing.show();
  await screen.getByRole('button', { name: 'clubs' }).click();
  await screen.getByRole('button', { name: '10', exact: true }).click();
  await expect.poll(() => dealing.entered(1)).toEqual(['Tc']);
  await screen.getByRole('button', { name: 'Remove the last card' }).click();
  await expect
    .poll(() => dealing.sent().at(-1)?.path)
    .toBe('/dealing/ramblas-baccarat/items/take-back');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('after a refused card, no card is sent until the dealer continues', async () => {
  const screen = await dealing.show();
  dealing.failWith('tables.entry_changed');
  await userEvent.keyboard('4skc2h');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(dealing.entered(1)).toEqual(['4s']);
  dealing.failWith(undefined);
  await userEvent.keyboard('{Enter}4s');
  await expect.poll(() => dealing.entered(1)).toEqual(['4s', '4s']);
  await expect.poll(() => screen.getByRole('alert').elements()).toEqual([]);
});

test('the reason of a void starts empty, and the request waits for a second clerk', async () => {
  const screen = await dealing.show();
  const submit = screen.getByRole('button', { name: 'Request void' });
  await screen.getByLabelText('Reason').fill('A card fell.');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('radio', { name: 'Technical fault' }).click();
  await submit.click();
  await expect.element(screen.getByText(/waiting for a second clerk/)).toBeVisible();
  expect(dealing.sent()).toEqual([
    {
      path: '/tables/ramblas-baccarat/rounds/35/void',
      body: { reason: 'equipment', comment: 'A card fell.' },
    },
  ]);
});

test('V goes to the reasons of a void, where digits choose one, and elsewhere digits are cards', async () => {
  const screen = await dealing.show();
  await userEvent.keyboard('v');
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('radio', { name: 'Technical fault' })).toBeChecked();
  await expect
    .element(
      screen.getByText('This round is void because of a technical fault. Your bets are refunded.'),
    )
    .toBeVisible();
  expect(dealing.sent()).toEqual([]);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}2s');
  await expect.poll(() => dealing.entered(1)).toEqual(['2s']);
  await expect.element(screen.getByRole('radio', { name: 'Technical fault' })).toBeChecked();
});

test('a lost picture names its effect, and a clerk who does not deal gets no keys', async () => {
  dealing.startWith({
    shift: { ...(consoleOf().shift as NonNullable<DealingConsole['shift']>), mine: false },
    picture: { state: 'lost', generation: 4 },
    round: closedRound({ phase: 'open', trouble: 'picture_lost', voids_at: at(72_000) }),
  });
  const screen = await dealing.show(['tables.deal']);
  await expect.element(screen.getByText('Video lost')).toBeVisible();
  await expect
    .element(screen.getByText('The video is lost. Seconds until the round becomes void: 10'))
    .toBeVisible();
  expect(screen.getByRole('group', { name: 'Card keys' }).query()).toBe(null);
  expect(screen.getByRole('button', { name: /Confirm result and pay/ }).query()).toBe(null);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('without a shift, the clerk starts one with a working name', async () => {
  dealing.startWith({
    shift: null,
    round: null,
    picture: { state: 'lost', generation: 0 },
  });
  const screen = await dealing.show();
  // A video that no dealer has started is not reported as lost.
  expect(screen.getByText('Video lost').query()).toBe(null);
  await screen.getByLabelText('Working name').fill('Mari');
  await screen.getByLabelText('Planned shift length').selectOptions('4 hr');
  expect(await axeFindings(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Start shift' }).click();
  await expect
    .poll(() => dealing.sent())
    .toEqual([
      { path: '/dealing/ramblas-baccarat/shift', body: { dealer_name: 'Mari', minutes: 240 } },
    ]);
});

test('the number of a wheel is typed and entered twice', async () => {
  const table = { ...consoleOf().table, game: 'table-roulette' };
  const empty = { source: null, items: [], next: 'wheel' };
  const entries = [1, 2].map((entry) => ({ ...empty, entry: entry as 1 | 2 }));
  dealing.startWith({ table, round: closedRound({ entries }) });
  const screen = await dealing.show();
  // The wheel has no number 37, so 7 begins a new number.
  await userEvent.keyboard('37');
  await expect
    .element(screen.getByRole('button', { name: '7', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Backspace}17{Enter}');
  await expect
    .poll(() => dealing.sent().at(-1)?.body)
    .toMatchObject({ entry: 1, position: 0, item: '17' });
  expect(await axeFindings(document.body)).toEqual([]);
});
