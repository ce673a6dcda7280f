import { expect, type Page, test } from '@playwright/test';
import { openTraveller } from './support/traveller.ts';
import { expectSound, keepApart, leave, type Seen } from './support/watch.ts';

/**
 * Tests that a slot can be played for cash with only the keyboard, from the lobby to the last round. The test never
 * clicks and never moves the focus by script, and it reads the announcements from the live regions.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  test.setTimeout(240_000);
  ({ page, seen } = await openTraveller(browser, request, info, 50));
});
test.afterAll(async () => {
  await leave(page);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const MOST_PRESSES = 90;

/** Presses the key `by` until the element has focus, and checks that the element is inside the viewport. */
async function tabTo(
  role: 'button' | 'link' | 'radio' | 'searchbox',
  name: RegExp | string,
  by = 'Tab',
) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(by);
    const hit = await target.evaluateAll((all) =>
      all.indexOf(document.activeElement as HTMLElement),
    );
    if (hit < 0) continue;
    const element = target.nth(hit);
    await expect(element).toBeInViewport();
    return element;
  }
  throw new Error(`${role} ${String(name)} was not reached by ${by}`);
}

const stake = () => page.getByRole('group', { name: 'Stake' });
const result = () => page.getByTestId('result');
const spin = () => page.getByTestId('spin');
/**
 * Plays a round by calling `act`. Returns the round from the server's response, so that the caller can compare it with
 * the announcement.
 */
const roundsAnnounced = async (act: () => Promise<void>) => {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/play/rounds') && response.request().method() === 'POST',
  );
  await act();
  const { data } = (await (await answered).json()) as {
    data: { round: { payout_cents: number; stake_cents: number } };
  };
  return data.round;
};

test('a game can be found and opened from the casino floor by keyboard', async () => {
  await page.goto('/casino-floor');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo('searchbox', 'Search games');
  await page.keyboard.type('shibuya');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo('link', 'Play Neon Shibuya');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/video\/neon-shibuya/);
  await expect(spin()).not.toHaveAttribute('aria-disabled', 'true');
  await expectSound(page);
});

test('the stake can be set and a round played by keyboard, and its result is announced politely', async () => {
  await tabTo('button', 'Lower stake');
  const before = await stake().textContent();
  await page.keyboard.press('Enter');
  await expect(stake()).not.toHaveText(before ?? '');
  await tabTo('button', 'Raise stake');
  await page.keyboard.press('Space');
  await expect(stake()).toHaveText(before ?? '');
  await tabTo('button', 'Lower stake', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(stake()).toContainText('$0.50');

  await tabTo('button', /^Spin/);
  const round = await roundsAnnounced(() => page.keyboard.press('Enter'));
  expect(round.stake_cents).toBe(50);
  await expect(spin()).toContainText('Spin');
  await expect(result()).toHaveRole('status');
  await expect(result()).toContainText(
    round.payout_cents === 0 ? 'No win.' : round.payout_cents > 50 ? 'You won' : 'returned',
  );
  // The focus must still be on the spin button, so that the next key press plays another round.
  await expect(spin()).toBeFocused();
  await expectSound(page);
});

test('the list of rounds traps the focus while open and restores it when closed', async () => {
  const opener = await tabTo('button', 'My rounds', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'My rounds' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await tabTo('button', 'Watch again');
  await expectSound(page);
  // While the list of rounds is open, Tab must not reach any element behind it.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(
      () =>
        document.activeElement?.closest('main') !== null &&
        !document.activeElement?.closest('dialog'),
    );
    expect(behind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('auto spin can be set up, started and stopped by keyboard', async () => {
  await tabTo('button', 'Auto');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /^Auto spin at/ });
  await expect(panel).toBeVisible();
  await expectSound(page);
  // Each group of radio buttons in the auto-spin panel must be one Tab stop, within which arrow keys choose an option.
  await tabTo('radio', '25');
  await page.keyboard.press('ArrowRight');
  const count = await panel
    .getByRole('radio', { checked: true })
    .first()
    .evaluate((radio) => radio.closest('label')?.textContent ?? '');
  await tabTo('button', `Start ${count} rounds`);
  // Control the page's clock, so that the test can later fire any timer that auto spin has left running.
  keepApart(page);
  await page.clock.install();
  const round = await roundsAnnounced(() => page.keyboard.press('Enter'));
  expect(round.stake_cents).toBe(50);
  await expect(panel).toHaveCount(0);
  await tabTo('button', /^Stop · \d+$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Auto', exact: true })).toBeVisible();
  await expect(spin()).toContainText('Spin');
  // Count the bet requests to check that auto spin does not resume. The displayed figures update too late for this
  // check.
  let bets = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/play/rounds')) bets += 1;
  });
  await page.clock.fastForward(10_000);
  await expectSound(page);
  expect(bets).toBe(0);
});
