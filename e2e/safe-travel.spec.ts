import { expect, type Page, test } from '@playwright/test';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/** Tests the charts of a member's own play, the self-test, the list of help contacts, and opting out of offers. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, 20));
});
test.afterAll(async () => {
  await leave(page);
});

test('the play charts of a member without rounds are empty and explain it', async () => {
  await page.goto('/my-limits');
  await page.getByRole('link', { name: 'Charts of my play' }).click();
  await expect(page.getByRole('heading', { name: 'No play in this period' })).toBeVisible();
  await expectSound(page);
});

test('a round appears in the member’s play charts and in their table view', async () => {
  await page.goto('/play/video/neon-shibuya');
  const settled = page.waitForResponse((response) => response.url().endsWith('/play/rounds'));
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await settled;
  await page.goto('/my-play');
  // The server counts a round shortly after the round is settled, so reload until the page shows it.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 round', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectSound(page);
  const staked = page.getByRole('figure').filter({ hasText: 'Staked and won' });
  await expect(staked.getByRole('img')).toHaveAccessibleName(/staked, .* won/);
  await staked.getByRole('button', { name: 'Show as a table' }).click();
  await expect(staked.getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: '12 months' }).click();
  await expect(page.getByRole('button', { name: '12 months' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('1 round', { exact: true })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('the self-test can be completed by keyboard, shows its result, and sends nothing', async ({
  browser,
}, info) => {
  const visitor = await openPage(browser, info);
  const watched = watch(visitor);
  await visitor.goto('/self-test');
  await expectSound(visitor);
  const sent: string[] = [];
  visitor.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const groups = visitor.getByRole('group');
  await expect(groups).toHaveCount(9);
  const button = visitor.getByRole('button', { name: 'Show my result' });
  for (let at = 0; at < 9; at += 1) {
    const first = groups.nth(at).getByRole('radio').first();
    await first.focus();
    await visitor.keyboard.press('Space');
    // For the first four questions, change the answer from "never" to "sometimes".
    if (at < 4) await visitor.keyboard.press('ArrowRight');
  }
  await expect(visitor.getByText('9 of 9 questions answered')).toBeVisible();
  await button.focus();
  await visitor.keyboard.press('Enter');
  const title = visitor.getByRole('heading', { name: 'Your play is causing problems' });
  await expect(title).toBeFocused();
  await expect(visitor.getByRole('img', { name: /^4 of 27 points/ })).toBeVisible();
  await expectSound(visitor);
  expect(sent).toEqual([]);
  await visitor.getByRole('button', { name: 'Answer the questions again' }).click();
  await expect(button).toBeVisible();
  expect(watched.complaints).toEqual([]);
  await leave(visitor);
});

test('the help page shows the contacts for the page’s language, with phone links', async ({
  browser,
}, info) => {
  const visitor = await openPage(browser, info);
  for (const [language, name, phone] of [
    ['en', /GamCare/, '08088020133'],
    ['fr', /Joueurs Info Service/, '0974751313'],
    ['tr', /YEDAM/, '115'],
  ] as const) {
    await visitor.addInitScript((value) => {
      localStorage.setItem('ibp-language', value);
    }, language);
    await visitor.goto('/responsible-gaming');
    await expect(visitor.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    await expect(visitor.locator(`a[href="tel:${phone}"]`)).toBeVisible();
  }
  await leave(visitor);
});

test('an incomplete unsubscribe link shows an error and a link to the settings', async ({
  browser,
}, info) => {
  const visitor = await openPage(browser, info);
  await visitor.goto('/unsubscribe?token=cut');
  await expect(visitor.getByText('This link is incomplete.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Open My Settings' })).toBeVisible();
  await expectSound(visitor);
  await leave(visitor);
});
