import { expect, type Page, test } from '@playwright/test';
import { giveSkillPoints } from './support/coins.ts';
import { expectFits, speak } from './support/language.ts';
import type { Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Tests one member's four skills: their values, an upgrade and its effect on the market, and the level-up table.
 * `skills.test.tsx` covers a member with too few points, a repeated click, and an upgrade on another device.
 */
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

test('instruments show their exact effects, and a confirmed upgrade applies in the marketplace', async () => {
  await giveSkillPoints(member, 12);
  await page.goto('/my-journey/skills');
  await expect(page.getByRole('img', { name: 'Gambler: level 0 of 5' })).toBeVisible();
  await expect(instrument('Negotiator')).toContainText('3% off every price');
  await expect(instrument('Backpacker')).toContainText('5% off fares, items valid 1 day longer');
  await expectSound(page);
  await page.getByRole('button', { name: 'Upgrade · 5 points · Negotiator' }).press('Enter');
  await expect(
    dialog().getByRole('heading', { name: 'Upgrade Negotiator to level 1?' }),
  ).toBeVisible();
  await expect(dialog().getByText('This cannot be undone')).toBeVisible();
  await expect(dialog().getByText('7 skill points')).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Spend points' }).click();
  await expect(page.getByRole('img', { name: 'Negotiator: level 1 of 5' })).toBeVisible();
  await expect(dialog()).toHaveCount(0);
  await expect(instrument('Negotiator')).toContainText('6% off every price');
  await expect(page.getByText('7', { exact: true }).first()).toBeVisible();
  await page.goto('/marketplace');
  await expect(page.getByText('Your Negotiator skill takes 3% off every price.')).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('the level-up table shows sixty levels and marks the member’s own', async () => {
  // A journey URL with an unknown last segment must show the not-found page.
  await page.goto('/my-journey/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections of my journey' })).toHaveCount(0);
  await page.goto('/my-journey/levels');
  await expect(page.getByRole('row')).toHaveCount(61);
  await expect(page.getByRole('row', { name: /^1 You are here/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^39 .*74,100/ })).toBeAttached();
  await expect(page.getByRole('heading', { name: /^Signing in/ })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('the levels and skills pages fit in every language', async () => {
  for (const status of ['levels', 'skills']) {
    await page
      .getByRole('main')
      .getByRole('navigation')
      .locator(`a[href="/my-journey/${status}"]`)
      .click();
    await expect(page).toHaveURL(new RegExp(`/my-journey/${status}$`));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const language of ['fr', 'pt', 'es', 'tr'] as const) {
      await speak(page, language);
      await expectFits(page);
    }
  }
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});
