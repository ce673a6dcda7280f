import { expect, type Page } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { betsOpen, setTableStatus, tabTo } from './support/tables.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests a shared table from its opening in the back office to the payout of a member's bet. The member's two windows
 * show the same bets, and a visitor watches. Members talk at the table.
 */
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let member: Page;
let visitor: Page;

test.beforeAll(async ({ browser, request }, info) => {
  [clerk, visitor] = [await openPage(browser, info), await openPage(browser, info)];
  await signInClerk(clerk, 'owner');
  ({ page: member } = await openTraveller(browser, request, info, 50));
  watch(member);
  await expect(clerk.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});
test.afterAll(async () => {
  for (const page of [clerk, member, visitor]) await leave(page);
});

test('a clerk opens a table, and members find it with its countdown', async () => {
  await setTableStatus(clerk, 'Thames Wheel', 'Closed');
  await setTableStatus(clerk, 'Thames Wheel', 'Open');
  await expect(clerk.getByRole('row').filter({ hasText: 'Thames Wheel' })).toContainText('Open');
  await member.goto('/live');
  const tile = member.getByRole('listitem').filter({ hasText: 'Thames Wheel' });
  await expect(tile.getByText('Drawn by computer')).toBeVisible();
  await tile.getByRole('link', { name: 'Thames Wheel' }).click();
  await expect(member).toHaveURL(/\/live\/thames-wheel$/);
  await expect(member.getByRole('heading', { level: 1, name: 'Thames Wheel' })).toBeVisible();
  await expect(
    member.getByText(
      /^(Place your bets|Last bets|No more bets|The ball is rolling|Bets are paid)$/,
    ),
  ).toBeVisible();
});

test('a bet has a receipt in both windows, and the result and its proof follow', async () => {
  test.setTimeout(240_000);
  const second = await member.context().newPage();
  await second.goto('/live/thames-wheel');
  const own = (page: Page) => page.getByRole('region', { name: 'Your bets on this spin' });
  // Bet on both colours and on zero, so that the bet always wins something.
  await betsOpen(member);
  await member.locator('[data-spot="red"]').click();
  await member.locator('[data-spot="black"]').click();
  await member.locator('[data-spot="straight:0"]').click();
  await member.getByTestId('spin').click();
  for (const page of [member, second])
    await expect(own(page).getByText(/^Received .* s before bets closed$/)).toBeVisible();
  await visitor.goto('/live/thames-wheel');
  await expect(visitor.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  const crowd = visitor.getByRole('region', { name: 'All bets' });
  await expect(crowd.getByText('1 member', { exact: true }).first()).toBeVisible();
  await expect(visitor.locator('[data-others="1"]').first()).toBeVisible();
  await expect(member.locator('[data-others]')).toHaveCount(0);
  await expect(own(member).getByText(/ wins\. You receive \$/)).toBeVisible({ timeout: 60_000 });
  await expect(own(second).getByText(/ wins\. You receive \$/)).toBeVisible();
  await member.getByText(/^Check round /).click();
  await member.getByRole('button', { name: 'Check the proof in this browser' }).click();
  await expect(member.getByText(/^Proved: /)).toBeVisible();
  await second.close();
});

/**
 * Keys that place chips, by window width. The layout remembers the last focused spot, so the keys for `narrow` start
 * where the keys for `wide` end.
 */
type Keys = Record<'wide' | 'narrow', string[]>;

const keyboardGames: { game: string; table: string; bets: RegExp; keys: Keys; outcome: RegExp }[] =
  [
    {
      // Bets on player, banker and tie, so that one of them always wins.
      ...{ game: 'Baccarat', table: 'Pearl Salon', bets: /Player.*Tie|Banker.*Tie/ },
      keys: {
        wide: ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter'],
        narrow: ['Enter', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter'],
      },
      outcome: /^(Player|Banker) wins, .*You receive \$|^Tie at .*You receive \$/,
    },
    {
      // Bet on dragon and tiger, so that the round always pays back at least half of the stake.
      ...{ game: 'Dragon tiger', table: 'Dragon Ferry', bets: /Dragon.*Tiger|Tiger.*Dragon/ },
      keys: {
        wide: ['Enter', 'ArrowRight', 'ArrowRight', 'Enter'],
        narrow: ['Enter', 'ArrowLeft', 'Enter'],
      },
      outcome: /^(Dragon wins|Tiger wins|Tie|Suited tie), .*You receive \$/,
    },
    {
      // Bets on small and odd. Both can lose in the same round.
      ...{ game: 'Sic bo', table: 'Bondi Dice', bets: /Small.*Odd|Odd.*Small/ },
      keys: {
        wide: ['Enter', 'ArrowDown', 'Enter'],
        narrow: ['Enter', 'ArrowLeft', 'Enter'],
      },
      outcome: /^Dice .*(You receive \$|You did not win this time)/,
    },
  ];

for (const { game, table, bets, keys, outcome } of keyboardGames)
  test(`a round of ${game} is played by keyboard at both widths`, async () => {
    test.setTimeout(300_000);
    await setTableStatus(clerk, table, 'Open');
    await member.goto('/live');
    await member.getByRole('button', { name: game }).click();
    await expect(member.getByRole('listitem').filter({ hasText: 'Thames Wheel' })).toHaveCount(0);
    await member.getByRole('link', { name: table }).click();
    const own = member.getByRole('region', { name: /^Your bets on this (hand|throw)$/ });
    const rounds = [
      { width: 1440, height: 900, pressed: keys.wide },
      { width: 390, height: 844, pressed: keys.narrow },
    ];
    for (const { width, height, pressed } of rounds) {
      await member.setViewportSize({ width, height });
      await betsOpen(member);
      await tabTo(member, '[data-spot]');
      for (const key of pressed) await member.keyboard.press(key);
      await tabTo(member, '[data-testid="spin"]');
      await member.keyboard.press('Enter');
      await expect(own.getByText(bets)).toBeVisible();
      await expect(own.getByText(outcome)).toBeVisible({ timeout: 60_000 });
      await member.getByText(/^Check round /).click();
      await member.getByRole('button', { name: 'Check the proof in this browser' }).click();
      await expect(member.getByText(/^Proved: /)).toBeVisible();
      await member.getByText(/^Check round /).click();
      // Remove the focus, so that Tab starts at the top of the page at the next width.
      await member.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
    await member.setViewportSize({ width: 1440, height: 900 });
    await setTableStatus(clerk, table, 'Closed');
  });

test('a climb with a cash-out by hand is played by keyboard at both widths', async () => {
  test.setTimeout(400_000);
  await setTableStatus(clerk, 'Pacific Departure', 'Open');
  await member.goto('/live/pacific-departure');
  const own = member.getByRole('region', { name: 'Your bets on this climb' });
  const button = member.getByTestId('crash-first');
  /** Bets and cashes out. Returns false if the climb ended before the cash-out, which happens in a few climbs. */
  const playClimb = async (): Promise<boolean> => {
    await expect(button).toHaveText('Bet $1.00');
    await expect(member.getByText('Place your bets')).toBeVisible();
    await member.keyboard.press('Enter');
    await expect(own.getByText(/^Received .* s before bets closed$/)).toBeVisible();
    // The button keeps the focus, and its text names the amount once the climb has begun.
    await expect(button).toHaveText(/^Cash out \$1\.\d\d$|^Ended at /);
    await member.keyboard.press('Enter');
    await expect(button).toHaveText(/^\$1\.\d\d at 1\.\d\d×$|^Ended at /);
    if (/^Ended/.test((await button.textContent()) ?? '')) return false;
    await expect(
      own.getByText(/^Cashed out at 1\.\d\d×, request received [\d,]+ ms after/),
    ).toBeVisible();
    return true;
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await member.setViewportSize({ width, height });
    await tabTo(member, '[data-testid="crash-first"]');
    await expect.poll(playClimb, { timeout: 180_000 }).toBe(true);
    await expect(own.getByText(/^The climb ended at .*You receive \$1\.\d\d\.$/)).toBeVisible({
      timeout: 240_000,
    });
    await member.getByText(/^Check round /).click();
    await member.getByRole('button', { name: 'Check the proof in this browser' }).click();
    await expect(member.getByText(/^Proved: /)).toBeVisible();
    await member.getByText(/^Check round /).click();
    await member.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  await member.setViewportSize({ width: 1440, height: 900 });
  await setTableStatus(clerk, 'Pacific Departure', 'Closed');
});

test('a round of the travel wheel is played by keyboard at both widths', async () => {
  test.setTimeout(400_000);
  await setTableStatus(clerk, 'Carnival Departure', 'Open');
  const own = member.getByRole('region', { name: 'Your bets on this spin' });
  const rounds = [
    { width: 1440, height: 900, next: 'ArrowRight' },
    { width: 390, height: 844, next: 'ArrowDown' },
  ];
  for (const { width, height, next } of rounds) {
    await member.setViewportSize({ width, height });
    await member.goto('/live/carnival-departure');
    await betsOpen(member);
    await tabTo(member, '[data-spot]');
    // Bet on all five spots, so that one of the bets always wins.
    for (const key of ['Enter', next, 'Enter', next, 'Enter', next, 'Enter', next, 'Enter'])
      await member.keyboard.press(key);
    await tabTo(member, '[data-testid="spin"]');
    await member.keyboard.press('Enter');
    await expect(own.getByText(/^Received .* s before bets closed$/)).toBeVisible();
    await expect(
      own.getByText(/^(Tram|Express|Sleeper|Liner|Airship) \d+:1 wins.* You receive \$/),
    ).toBeVisible({ timeout: 90_000 });
    await member.getByText(/^Check round /).click();
    await member.getByRole('button', { name: 'Check the proof in this browser' }).click();
    await expect(member.getByText(/^Proved: /)).toBeVisible();
  }
  await member.setViewportSize({ width: 1440, height: 900 });
  await setTableStatus(clerk, 'Carnival Departure', 'Closed');
});

test('a bet of the racetrack is placed by keyboard at both widths', async () => {
  test.setTimeout(300_000);
  const own = member.getByRole('region', { name: 'Your bets on this spin' });
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await member.setViewportSize({ width, height });
    await member.goto('/live/thames-wheel');
    await betsOpen(member);
    if (width < 768) {
      await tabTo(member, '[role="group"] > button[aria-pressed="false"]');
      await member.keyboard.press('Enter');
    }
    // The focus starts at zero. The third number after zero, clockwise, is 19. Enter bets on 19 and on its two
    // neighbours on each side.
    await tabTo(member, '[data-number="0"]');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await member.keyboard.press(key);
    await tabTo(member, '[data-track="orphelins"]');
    await member.keyboard.press('Enter');
    await expect(member.getByTestId('spin')).toHaveText('Bet $10.00');
    await tabTo(member, '[data-testid="spin"]');
    await member.keyboard.press('Enter');
    await expect(own.getByText(/^Received .* s before bets closed$/)).toBeVisible();
    await expect(own.getByText(/ wins\. You (receive|did not win)/)).toBeVisible({
      timeout: 60_000,
    });
  }
  await member.setViewportSize({ width: 1440, height: 900 });
});

test('a favourite bet is saved at one table and placed at another', async () => {
  test.setTimeout(300_000);
  await member.goto('/live/thames-wheel');
  await betsOpen(member);
  await member.locator('[data-track="tiers"]').click();
  await member.getByRole('button', { name: 'Favourite bets' }).click();
  const dialog = member.getByRole('dialog', { name: 'Favourite bets' });
  await dialog.getByLabel('Name of the new favourite bet').fill('Tiers');
  await dialog.getByRole('button', { name: 'Save bet of $6.00' }).click();
  await expect(dialog.getByText('6 spots')).toBeVisible();
  await member.goto('/live/mojave-wheel');
  await betsOpen(member);
  await member.getByRole('button', { name: 'Favourite bets' }).click();
  await dialog.getByRole('button', { name: 'Bet $6.00: Tiers' }).click();
  // The smallest chip of this table is $5.00, so each of the six stakes of $1.00 must be raised to $5.00.
  await expect(
    member.getByText('Adjusted to the limits of this table: $30.00 placed.'),
  ).toBeVisible();
  await expect(member.getByTestId('spin')).toHaveText('Bet $30.00');
});

test('members talk at the table, and a clerk removes a reported message', async ({
  browser,
  request,
}, info) => {
  test.setTimeout(120_000);
  const { page: other } = await openTraveller(browser, request, info, 50);
  watch(other);
  const talk = (page: Page) => page.getByRole('region', { name: 'Table talk' });
  const log = (page: Page) => talk(page).getByRole('log');
  for (const page of [member, other, visitor]) {
    await page.goto('/live/thames-wheel');
    const show = talk(page).getByRole('button', { name: 'Show talk' });
    // On phones, table talk is initially closed.
    await expect(talk(page).getByRole('button', { name: /^(Show|Hide) talk$/ })).toBeVisible();
    if (await show.isVisible()) await show.click();
    await expect(log(page).getByText('No messages yet.')).toBeVisible();
  }
  const field = talk(member).getByRole('textbox', { name: 'Your message to the table' });
  await field.fill('You 1d1ot');
  await field.press('Enter');
  await expect(talk(member).getByText(/because it contains an insult/)).toBeVisible();
  await field.fill('Good evening from the zero side');
  await field.press('Enter');
  for (const page of [member, other, visitor])
    await expect(log(page).getByText('Good evening from the zero side')).toBeVisible();
  await expect(log(visitor).getByText(/1d1ot/)).toBeHidden();
  await expect(talk(member).getByText(/^Next message in \d+ s$/)).toBeVisible();

  await log(other)
    .getByRole('button', { name: /^Actions for the message from / })
    .click();
  await log(other).getByRole('button', { name: 'Report to support' }).click();
  const dialog = other.getByRole('dialog', { name: 'Report a message' });
  await dialog.getByRole('button', { name: 'Report message' }).click();
  await expect(dialog.getByText(/as ticket E-\d+/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await clerk.goto('/office/tables');
  await clerk.getByRole('row').filter({ hasText: 'Thames Wheel' }).click();
  const row = clerk.getByRole('row').filter({ hasText: 'Good evening from the zero side' });
  await row.getByRole('button', { name: 'Remove message' }).click();
  await clerk.getByRole('dialog').getByLabel('Reason').fill('Reported by a member');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Remove message' }).click();
  await expect(row.getByText('Message removed')).toBeVisible();
  for (const page of [member, other, visitor])
    await expect(log(page).getByText('Good evening from the zero side')).toBeHidden();
  await leave(other);
});

test('a closed table finishes its round and leaves the list', async () => {
  test.setTimeout(120_000);
  await setTableStatus(clerk, 'Thames Wheel', 'Closed');
  await visitor.goto('/live');
  await expect(visitor.getByRole('listitem').first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Thames Wheel' })).toBeHidden({ timeout: 60_000 });
  await expectSound(member);
});
