import { expect, type Page, type Response, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Plays video poker with cash, using only the keyboard. Checks that the amounts match the server's, that an open round
 * survives a reload, and that axe finds no violations.
 */
test.describe.configure({ mode: 'serial' });

interface Answer {
  data: {
    open: { id: string; actions: string[] } | null;
    round: { stake_cents: number; payout_cents: number; bet: { actions: string[] } } | null;
    wallet: { cash: number; in_play: number };
  };
}

let page: Page;
let seen: Seen;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, 100));
});
test.afterAll(() => leave(page));
test.afterEach(() => expect(seen.complaints).toEqual([]));

const answerTo = async (address: RegExp, press: () => Promise<void>) => {
  const answered = page.waitForResponse((r: Response) => address.test(r.url()) && r.ok());
  await press();
  return ((await (await answered).json()) as Answer).data;
};
const deal = () => page.getByTestId('deal');
const press = async (key: string) => {
  await deal().focus();
  await page.keyboard.press(key);
};
const begin = () => answerTo(/open-rounds$/, () => press('Enter'));
const draw = () => answerTo(/\/actions$/, () => press('Enter'));
const held = () => page.getByRole('button', { pressed: true }).filter({ hasText: 'Held' });

test('cards are dealt, held and drawn by keyboard, and all amounts match the server’s', async () => {
  await page.goto('/play/table/shinjuku-jacks?anim=0');
  await expect(deal()).toHaveText('Deal for $1.00');
  await expectSound(page);
  let cash = 100_00;
  for (let round = 0; round < 3; round += 1) {
    const begun = await begin();
    expect(begun.open).not.toBeNull();
    expect(begun.wallet).toMatchObject({ cash: cash - 100, in_play: 100 });
    await expect(deal()).toHaveText('Draw');
    await expect(page.getByTestId('result')).toContainText('Dealt:');
    await press('2');
    await press('5');
    await expect(held()).toHaveCount(2);
    const { round: settled, wallet } = await draw();
    expect(settled?.bet.actions).toEqual(['hold:1,4']);
    cash += (settled?.payout_cents ?? 0) - 100;
    expect(wallet).toMatchObject({ cash, in_play: 0 });
    await expect(page.getByTestId('result')).toContainText(/won|returned|No win/);
    // A payout that does not exceed the stake is shown without celebration.
    await expect(page.getByTestId('plaque')).toHaveCount(
      (settled?.payout_cents ?? 0) > 100 ? 1 : 0,
    );
  }
  await expect(page.getByTestId('net').first()).toContainText(
    (Math.abs(cash - 100_00) / 100).toFixed(2),
  );
  await expectSound(page);
});

test('a reload shows the open round with the same cards, and a key pressed during an update is not lost', async () => {
  const cards = () => page.getByRole('group', { name: 'Your cards' }).getByRole('img');
  const names = () =>
    cards().evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const { open } = await begin();
  await expect(deal()).toHaveText('Draw');
  const before = await names();
  // The page loads the open round again when its realtime connection opens. A key that is pressed before the response
  // arrives must not be lost.
  const [begun, pressed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await intercept(page, '**/api/broadcasting/auth', async (route) => {
    await begun.promise;
    await route.continue();
  });
  let asked = 0;
  await intercept(page, '**/api/play/open-rounds?*', async (route) => {
    asked += 1;
    if (asked > 1) await pressed.promise;
    await route.continue();
  });
  await page.reload();
  await expect(deal()).toHaveText('Draw');
  expect(await names()).toEqual(before);
  begun.resolve(undefined);
  await expect.poll(() => asked).toBe(2);
  const { round } = await answerTo(new RegExp(`${open?.id ?? ''}/actions$`), () => press('Enter'));
  pressed.resolve(undefined);
  expect(round?.bet.actions).toEqual(['hold:']);
  await expect(deal()).toHaveText(/Deal/);
});

test('a second window continues the open round, and both windows show its result', async () => {
  const { open } = await begin();
  await expect(deal()).toHaveText('Draw');
  const other = await page.context().newPage();
  await other.goto('/play/table/shinjuku-jacks?anim=0');
  await expect(other.getByTestId('deal')).toHaveText('Draw');
  await other.getByTestId('deal').click();
  await expect(other.getByTestId('result')).toContainText(/won|returned|No win/);
  expect(open).not.toBeNull();
  await expect(page.getByTestId('result')).toContainText(/won|returned|No win/);
  await expect(deal()).toHaveText(/Deal/);
  await other.close();
});

test('ten hands can be played at once in Deuces Wild', async () => {
  await page.goto('/play/table/waikiki-deuces?anim=0');
  // The button shows its label immediately but is enabled only after the page has checked for an open round.
  await expect(deal()).toHaveText(/Deal/);
  await expect(deal()).toBeEnabled();
  await page.getByRole('radio', { name: '10', exact: true }).check({ force: true });
  const begun = await begin();
  expect(begun.wallet.in_play).toBe(1_000);
  await expect(deal()).toHaveText('Draw');
  const { round, wallet } = await draw();
  expect(wallet.cash).toBe(begun.wallet.cash + (round?.payout_cents ?? 0));
  await expect(page.getByTestId('result')).toContainText('of 10 hands');
  await expectSound(page);
});
