import { expect, type Page, test } from '@playwright/test';
import { giveSkillPoints } from './support/coins.ts';
import { intercept } from './support/intercept.ts';
import type { Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** The four instruments of one member: what they show, an upgrade with its question, its effect on the market; the level-up table. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

const dialog = () => page.getByRole('dialog');
const instrument = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the instruments show exact effects, and why nothing can be upgraded yet', async () => {
  await page.goto('/my-journey/skills');
  await expect(page.getByRole('img', { name: 'Gambler: level 0 of 5' })).toBeVisible();
  await expect(instrument('Negotiator')).toContainText('3% off every price');
  await expect(instrument('Backpacker')).toContainText('Fares −5%, items +1 d');
  const upgrade = page.getByRole('button', { name: 'Upgrade · 5 points · Hustler' });
  await expect(upgrade).toHaveAttribute('aria-disabled', 'true');
  await expect(instrument('Hustler')).toContainText('5 more points are needed');
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('an upgrade asks once, is spent once, and the market follows', async () => {
  await giveSkillPoints(member, 12);
  await page.goto('/my-journey/skills');
  const upgrade = page.getByRole('button', { name: 'Upgrade · 5 points · Negotiator' });
  await upgrade.press('Enter');
  await expect(dialog().getByRole('heading', { name: 'Upgrade Negotiator to 1?' })).toBeVisible();
  await expect(dialog().getByText('This cannot be undone')).toBeVisible();
  await expect(dialog().getByText('7 skill points')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await expect(upgrade).toBeFocused();
  await upgrade.click();
  // The second press is one on the same button: were the answer there first, it would land on what lies below.
  const pressed = Promise.withResolvers<undefined>();
  await intercept(page, '**/api/player/skills/*/upgrade', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await dialog().getByRole('button', { name: 'Spend the points' }).dblclick();
  pressed.resolve(undefined);
  await expect(page.getByRole('img', { name: 'Negotiator: level 1 of 5' })).toBeVisible();
  await expect(dialog()).toHaveCount(0);
  await page.unroute('**/api/player/skills/*/upgrade');
  await expect(instrument('Negotiator')).toContainText('6% off every price');
  await expect(page.getByText('7', { exact: true }).first()).toBeVisible();
  await page.goto('/marketplace');
  await expect(page.getByText('Your Negotiator takes 3% off every price.')).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('a step that another device has taken is told, and what holds is shown', async () => {
  await page.goto('/my-journey/skills');
  await intercept(page, '**/api/player/skills/*/upgrade', (route) =>
    route.fulfill({ status: 409, json: { code: 'journey.skill_changed', message: 'changed' } }),
  );
  await page.getByRole('button', { name: 'Upgrade · 5 points · Gambler' }).click();
  await dialog().getByRole('button', { name: 'Spend the points' }).click();
  await expect(dialog().getByRole('alert')).toContainText('upgraded on another device');
  await page.unroute('**/api/player/skills/*/upgrade');
  seen.complaints.length = 0;
});

test('the level-up table shows sixty levels, the member’s own, and what still counts', async () => {
  await page.goto('/my-journey/levels');
  await expect(page.getByRole('row')).toHaveCount(61);
  await expect(page.getByRole('row', { name: /^1 You are here/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^39 .*74,100/ })).toBeAttached();
  await expect(page.getByRole('heading', { name: /^Signing in/ })).toBeVisible();
  await expectSound(page);
  await page.goto('/my-journey/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Parts of my journey' })).toHaveCount(0);
  expect(seen.complaints).toEqual([]);
});

test('Turkish and the other languages fit', async () => {
  for (const language of ['tr', 'fr', 'pt', 'es']) {
    await page.evaluate((chosen) => localStorage.setItem('ibp-language', chosen), language);
    for (const status of ['skills', 'levels']) {
      await page.goto(`/my-journey/${status}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectSound(page);
    }
  }
  await page.evaluate(() => localStorage.setItem('ibp-language', 'en'));
  expect(seen.complaints).toEqual([]);
});
