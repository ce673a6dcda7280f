import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { confirmEmail, signIn } from '@wl/contract/members';
import { startTopUp, topUpState } from '@wl/contract/wallet-top-ups';
import { payByCard } from '../../tools/faults/people.ts';
import { ownAddress } from './address.ts';
import { ownCardNumber } from './card.ts';
import { BLANK, clientOf } from './client.ts';
import { approveDocuments, sendProofs } from './documents.ts';
import { codeFromEmail } from './mailbox.ts';
import { type Member, newMember } from './member.ts';
import { fixSeeds } from './seeds.ts';
import { openPage, type Look, type Seen, watch } from './watch.ts';

/**
 * Registers a new member and signs the member in through the API, without loading the application. Afterwards, the
 * page's storage is the same as after a sign-in with the form (web/src/app/session/session.ts). The member's seeds are
 * fixed, so that the member's rounds have the same outcomes in every run.
 * @param requested registration fields to override
 */
export async function signInTraveller(
  page: Page,
  request: APIRequestContext,
  requested?: Parameters<typeof newMember>[1],
): Promise<Member> {
  const member = await newMember(request, requested);
  const { email, password } = member;
  await page.context().setExtraHTTPHeaders(ownAddress());
  await page.goto(BLANK);
  const client = await clientOf(page);
  const { data } = await client.request(signIn, { body: { email, password } });
  client.token = data.auth_token;
  const code = await codeFromEmail(page, email);
  const confirmed = await client.request(confirmEmail, { body: { code } });
  const { player } = confirmed.data;
  await fixSeeds(email);
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    {
      auth_token: data.auth_token,
      player: JSON.stringify(player),
      'known-player': JSON.stringify({ nickname: player.nickname, email: player.email }),
      current_city: JSON.stringify(data.current_city),
    },
  );
  return member;
}

/** Returns the API client of the member signed in on this page. The page must have the casino's origin. */
async function clientOn(page: Page) {
  return clientOf(page, await page.evaluate(() => localStorage.getItem('auth_token')));
}

/**
 * Tops up by card through the API and the provider's forms, and waits until the money is credited. Does not navigate
 * the page.
 * @param card card number, such as one of the sandbox's test cards (payment-sandbox/src/cards.ts)
 */
export async function topUp(page: Page, dollars: number, card = ownCardNumber()): Promise<void> {
  const client = await clientOn(page);
  const { data } = await client.request(startTopUp, {
    body: { key: randomUUID(), amount_cents: dollars * 100, kind: 'card' },
  });
  await payByCard(data.redirect_url, card);
  await expect
    .poll(async () => (await client.request(topUpState, { params: { id: data.id } })).data.step, {
      intervals: [50, 100, 250],
    })
    .toBe('credited');
}

/** Tops up by card on the provider's own page and returns to the wallet, which then shows the credited top-up. */
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
  await expect(page.getByText(/has been credited/)).toBeVisible();
}

/** Opens a page that all tests of a file share, signed in as a new member. The page is monitored for errors. */
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

/** Opens a page signed in as a new member with the given amount of cash. The page is monitored for errors. */
export async function openTraveller(
  browser: Browser,
  request: APIRequestContext,
  info: TestInfo,
  dollars: number,
  look?: Look,
): Promise<{ page: Page; seen: Seen; member: Member }> {
  const opened = await openMember(browser, request, info, look);
  await topUp(opened.page, dollars);
  return opened;
}

/**
 * Sends proof of identity and proof of address as the member signed in on `page`, and approves both as a newly created
 * passport clerk.
 */
export async function verifyMember(browser: Browser, info: TestInfo, page: Page): Promise<void> {
  await approveDocuments(browser, info, await sendProofs(page, 'Rea Voyager'));
}
