import {
  type APIRequestContext,
  type Browser,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { signInClerk } from '../../tools/contact-sheet/viewers.ts';
import { ownAddress } from './address.ts';
import { ownCardNumber } from './card.ts';
import { approveAtDesk, sendProofs } from './documents.ts';
import { codeFromMail } from './mailbox.ts';
import { type Member, newMember } from './member.ts';
import { leave, type Look, openPage, type Seen, watch } from './watch.ts';

/** A new member on this page, signed in, with a confirmed address. @param wish what the registration says otherwise */
export async function signInTraveller(
  page: Page,
  request: APIRequestContext,
  wish?: Parameters<typeof newMember>[1],
): Promise<Member> {
  const member = await newMember(request, wish);
  await page.context().setExtraHTTPHeaders(ownAddress());
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /sign in/i })
    .click();
  await page.locator('input[name="email"]').fill(member.email);
  await page.locator('input[name="password"]').fill(member.password);
  await page.locator('dialog form').getByRole('button').last().click();
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  await page.goto('/unverified-email-access');
  await page.getByLabel('Your code').fill(await codeFromMail(page, member.email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).not.toHaveURL(/unverified/);
  return member;
}

/** Tops up by card through the wallet and the provider's own page, back to the wallet where it has arrived. */
export async function topUpByCard(
  page: Page,
  dollars: number,
  card = ownCardNumber(),
): Promise<void> {
  await page.goto('/my-wallet-xs');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill(String(dollars));
  await page.getByRole('button', { name: /^Top up \$/ }).click();
  await page.waitForURL(/127\.0\.0\.1/);
  await page.locator('input[name="number"]').fill(card);
  await page.locator('input[name="expiry"]').fill('12/39');
  await page.locator('input[name="code"]').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/my-wallet-xs/);
  await expect(page.getByText(/has arrived/)).toBeVisible();
}

/** A new member on a watched page that a whole file of tests shares. */
export async function openMember(
  browser: Browser,
  request: APIRequestContext,
  info: TestInfo,
  look?: Look,
): Promise<{ page: Page; seen: Seen; member: Member }> {
  const page = await openPage(browser, info, look);
  const seen = watch(page);
  const member = await signInTraveller(page, request);
  return { page, seen, member };
}

/** The same with this much cash. */
export async function openTraveller(
  browser: Browser,
  request: APIRequestContext,
  info: TestInfo,
  dollars: number,
  look?: Look,
): Promise<{ page: Page; seen: Seen; member: Member }> {
  const opened = await openMember(browser, request, info, look);
  await topUpByCard(opened.page, dollars);
  return opened;
}

/** The member of this page sends identity and address, and a clerk of another window approves both at the desk. */
export async function verifyAtDesk(browser: Browser, info: TestInfo, page: Page): Promise<void> {
  const ids = await sendProofs(page, 'Rea Voyager');
  const desk = await openPage(browser, info);
  await signInClerk(desk, info.project.use.baseURL ?? '', 'owner');
  await approveAtDesk(desk, ids);
  await leave(desk);
}
