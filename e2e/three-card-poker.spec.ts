import { expect, type Page, type Response, test } from '@playwright/test';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Plays three card poker with cash, using only the keyboard: both decisions, a reload, and a second window during a
 * round. Checks that the amounts match the server's and that axe finds no errors.
 */
test.describe.configure({ mode: 'serial' });

interface Answer {
  data: {
    open: { id: string; actions: string[]; choices: { action: string }[] } | null;
    round: { stake_cents: number; payout_cents: number; bet: { actions: string[] } } | null;
    wallet: { cash: number; in_play: number };
  };
}

const GAME = '/play/table/harbour-three-card?anim=0';
const CASH = 100_00;

let page: Page;
let seen: Seen;
/** Expected cash balance in cents, updated after each completed round. */
let cash = CASH;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, CASH / 100));
});
test.afterAll(() => leave(page));
test.afterEach(() => expect(seen.complaints).toEqual([]));

const answerTo = async (address: RegExp, press: () => Promise<void>) => {
  const answered = page.waitForResponse((r: Response) => address.test(r.url()) && r.ok());
  await press();
  return ((await (await answered).json()) as Answer).data;
};
const spot = (name: string) => page.locator(`[data-spot="${name}"]`);
const deal = () => page.getByTestId('spin');
const result = () => page.getByTestId('result');
const cardsOf = (side: string) =>
  page
    .getByRole('region', { name: side, exact: true })
    .getByRole('img')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
const begin = () =>
  answerTo(/open-rounds$/, async () => {
    await deal().focus();
    await page.keyboard.press('Enter');
  });
/** Makes a decision by pressing `p` (play) or `f` (fold) on the element that has the focus. */
const decide = (key: 'p' | 'f') => answerTo(/\/actions$/, () => page.keyboard.press(key));

test('chips, cards and decisions work by keyboard, and all amounts match the server’s', async () => {
  await page.goto(GAME);
  await expect(deal()).toHaveText('Place an ante to deal');
  await expectSound(page);
  await spot('ante').focus();
  for (let chips = 0; chips < 3; chips += 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press(test.info().project.name === 'phone' ? 'ArrowLeft' : 'ArrowUp');
  await expect(spot('pair-plus')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deal()).toHaveText('Deal for $3.00');

  for (const key of ['p', 'f', 'p'] as const) {
    const begun = await begin();
    expect(begun.open?.choices.map(({ action }) => action)).toEqual(['play', 'fold']);
    expect(begun.wallet).toMatchObject({ cash: cash - 300, in_play: 300 });
    await expect(result()).toContainText('Play or fold?');
    expect(await cardsOf('Dealer')).toEqual(Array(3).fill('face-down card'));
    expect(await cardsOf('You')).not.toContain('face-down card');

    const { round, wallet } = await decide(key);
    const plays = key === 'p';
    expect(round).toMatchObject({
      stake_cents: plays ? 500 : 300,
      bet: { actions: [plays ? 'play' : 'fold'] },
    });
    const { stake_cents: staked, payout_cents: paid } = round ?? {
      stake_cents: 0,
      payout_cents: 0,
    };
    cash += paid - staked;
    expect(wallet).toMatchObject({ cash, in_play: 0 });
    await expect(result()).toContainText(plays ? 'The dealer’s cards' : 'You folded');
    await expect(result()).toContainText(/won|returned|No win/);
    expect((await cardsOf('Dealer')).includes('face-down card')).toBe(!plays);
    // A payout that does not exceed the stake must be shown without celebration.
    await expect(page.getByTestId('plaque')).toHaveCount(paid > staked ? 1 : 0);
    // The chips must stay on the layout, so that the player can deal again with the same stakes.
    await expect(deal()).toHaveText('Deal for $3.00');
  }
  await expect(page.getByTestId('net').first()).toContainText(
    (Math.abs(cash - CASH) / 100).toFixed(2),
  );
  await expectSound(page);
});

test('a reload shows the open round with the same cards and stake', async () => {
  const { open } = await begin();
  await expect(page.getByTestId('play')).toHaveText(/Play for \$2\.00/);
  const before = await cardsOf('You');
  await page.reload();
  await expect(page.getByTestId('play')).toHaveText(/Play for \$2\.00/);
  expect(await cardsOf('You')).toEqual(before);
  expect(await cardsOf('Dealer')).toEqual(Array(3).fill('face-down card'));
  await expect(spot('ante')).toHaveAccessibleName(/\$2\.00 staked/);
  await expectSound(page);
  const { round, wallet } = await answerTo(new RegExp(`${open?.id ?? ''}/actions$`), () =>
    page.getByTestId('play').press('Enter'),
  );
  cash += (round?.payout_cents ?? 0) - 500;
  expect(wallet).toMatchObject({ cash, in_play: 0 });
  await expect(result()).toContainText('The dealer’s cards');
});

test('a second window continues the open round, and both windows show its result', async () => {
  await begin();
  await expect(page.getByTestId('play')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(GAME);
  await other.getByTestId('fold').click();
  await expect(other.getByTestId('result')).toContainText('You folded');
  await expect(result()).toContainText('You folded');
  await expect(page.getByTestId('fold')).toHaveCount(0);
  await expect(deal()).toHaveText('Deal for $3.00');
  await other.close();
});
