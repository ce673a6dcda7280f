import { expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Plays blackjack for cash, using only the keyboard. Checks the amounts, doubling, an open round after a reload and in
 * a second window, and accessibility with axe.
 */
// Allow four minutes, because axe takes a long time to check five hands on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

interface Open {
  id: string;
  actions: string[];
  choices: { action: string; adds_cents: number }[];
}
interface Answer {
  open: Open | null;
  round: { stake_cents: number; payout_cents: number; bet: { actions: string[] } } | null;
  wallet: { cash: number; in_play: number };
}

let page: Page;
let seen: Seen;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, 300));
});
test.afterAll(() => leave(page));
test.afterEach(() => expect(seen.complaints).toEqual([]));

const answerTo = async (address: RegExp, press: () => Promise<void>): Promise<Answer> => {
  const answered = page.waitForResponse((r: Response) => address.test(r.url()) && r.ok());
  await press();
  return ((await (await answered).json()) as { data: Answer }).data;
};
const spot = (id: string) => page.locator(`[data-spot="${id}"]`);
const decisions = () => page.getByTestId('decisions');
/** Returns the button that starts a round: "Deal" before the first round, "Deal again" after a round. */
const deal = (): Locator => page.getByTestId('spin').or(page.getByTestId('again'));
const result = () => page.getByTestId('result');
const begin = () =>
  answerTo(/open-rounds$/, async () => {
    await expect(deal()).toHaveText(/^Deal/);
    await deal().focus();
    await page.keyboard.press('Enter');
  });
const decide = (letter: string) => answerTo(/\/actions$/, () => page.keyboard.press(letter));
const offers = ({ open }: Answer, action: string) =>
  open?.choices.some((choice) => choice.action === action) ?? false;

/** Makes a decision by keyboard as soon as the stage asks for it and has moved the focus to the decision buttons. */
async function decideWhenAsked(action: 'stand' | 'no-insurance'): Promise<Answer> {
  await expect(decisions()).toBeFocused();
  await expect(page.getByTestId(action)).toBeEnabled();
  return decide(action === 'stand' ? 's' : 'n');
}

/** Declines insurance, then stands on every hand until the round ends. */
async function stand(answer: Answer): Promise<Answer> {
  let at = answer;
  while (at.open) at = await decideWhenAsked(offers(at, 'no-insurance') ? 'no-insurance' : 'stand');
  return at;
}

/** Starts rounds until a round waits for the first decision on a hand. */
async function beginWithChoice(): Promise<Answer> {
  for (;;) {
    let at = await begin();
    if (offers(at, 'no-insurance')) at = await decideWhenAsked('no-insurance');
    if (at.open) return at;
    await expect(result()).toContainText(/won|returned|No win/);
  }
}

test('chips and hands are played by keyboard, and every amount matches the server’s', async () => {
  await page.goto('/play/table/boulevard-blackjack?anim=0');
  await expect(deal()).toHaveText('Place a chip to deal');
  await spot('hand-3').focus();
  await page.keyboard.press('Enter');
  await expect(deal()).toHaveText('Deal for $1.00');
  await expectSound(page);
  let cash = 300_00;
  for (let round = 0; round < 4; round += 1) {
    const begun = await begin();
    if (begun.open) {
      expect(begun.wallet).toMatchObject({ cash: cash - 100, in_play: 100 });
      await expect(result()).toContainText('The dealer shows');
    }
    const { round: settled, wallet } = await stand(begun);
    cash += (settled?.payout_cents ?? 0) - (settled?.stake_cents ?? 0);
    expect(wallet).toMatchObject({ cash, in_play: 0 });
    await expect(result()).toContainText(/won|returned|No win/);
    await expect(page.getByTestId('plaque')).toHaveCount(
      (settled?.payout_cents ?? 0) > (settled?.stake_cents ?? 0) ? 1 : 0,
    );
  }
  await expect(page.getByTestId('net').first()).toContainText(
    (Math.abs(cash - 300_00) / 100).toFixed(2),
  );
  await expectSound(page);
});

test('doubling a hand doubles the stake and deals exactly one card', async () => {
  const open = await beginWithChoice();
  expect(offers(open, 'double')).toBe(true);
  const hand = page.getByTestId('hand-3');
  await expect(hand.getByRole('img')).toHaveCount(2);
  await expectSound(page);
  const { round, wallet } = await decide('d');
  expect(round).toMatchObject({ stake_cents: 200 });
  expect(wallet.in_play).toBe(0);
  await expect(hand.getByRole('img')).toHaveCount(3);
  await expect(result()).toContainText(/won|returned|No win/);
});

test('a reload shows the open round with the same cards', async () => {
  const cards = () => page.getByRole('img', { name: / of |face-down/ });
  const names = () =>
    cards().evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const open = await beginWithChoice();
  await expect(page.getByTestId('stand')).toBeEnabled();
  await expect(cards()).toHaveCount(4);
  const before = await names();
  await page.reload();
  await expect(cards()).toHaveCount(4);
  expect(await names()).toEqual(before);
  const { round } = await stand(open);
  expect(round).not.toBeNull();
  await expect(deal()).toHaveText('Deal again for $1.00');
});

test('a second window continues the open round, and both windows show its result', async () => {
  await beginWithChoice();
  const other = await page.context().newPage();
  await other.goto('/play/table/boulevard-blackjack?anim=0');
  await other.getByTestId('stand').click();
  await expect(other.getByTestId('result')).toContainText(/won|returned|No win/);
  await expect(result()).toContainText(/won|returned|No win/);
  await expect(deal()).toHaveText(/Deal again/);
  await other.close();
});

test('five hands with side bets are played in one round', async () => {
  await page.getByRole('button', { name: 'Change bets' }).click();
  await page.getByRole('button', { name: 'Clear all bets' }).click();
  await spot('hand-1-pairs').click();
  await expect(page.getByText('A side bet is tied to a hand')).toBeVisible();
  for (const seat of [1, 2, 3, 4, 5]) {
    await spot(`hand-${String(seat)}`).click();
    await spot(`hand-${String(seat)}-pairs`).click();
    await spot(`hand-${String(seat)}-plus3`).click();
  }
  await expect(deal()).toHaveText('Deal for $15.00');
  await expectSound(page);
  const begun = await begin();
  if (begun.open) await expectSound(page);
  const { round } = await stand(begun);
  expect(round).toMatchObject({ stake_cents: 1_500 });
  await expect(result()).toContainText('Hand 5:');
  await expect(result()).toContainText(/won|returned|No win/);
  await expectSound(page);
});
