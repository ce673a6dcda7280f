import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { callFrom } from './support/call-from.ts';
import { signInClerk } from './support/clerk.ts';
import { giveCoins } from './support/coins.ts';
import { intercept } from './support/intercept.ts';
import { speak } from './support/language.ts';
import type { Member } from './support/member.ts';
import { openListening } from './support/realtime.ts';
import { endNow, makeTournament } from './support/tournaments.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests tournaments that a clerk creates for these tests:
 * - Members enter for free, with Coins and with a ticket.
 * - After a round, two members and a clerk see the ranks and scores change live.
 * - A tournament ends and pays its prize.
 * - The back office creates, edits and cancels tournaments.
 *
 * `enter-sheet.test.tsx` tests terms that change while the entry sheet is open.
 */
test.describe.configure({ mode: 'serial' });

const mark = randomUUID().slice(0, 6);
const HOUR_S = 3600;

let office: Page;
let page: Page;
let seen: Seen;
let member: Member;
let rival: Page;
let rivalMember: Member;
let heard: Seen;
let free = '';

test.beforeAll(async ({ browser, request }, info) => {
  test.setTimeout(300_000);
  office = await openPage(browser, info);
  await signInClerk(office, 'marketing');
  ({ page, seen, member } = await openTraveller(browser, request, info, 50));
  ({
    page: rival,
    seen: heard,
    member: rivalMember,
  } = await openTraveller(browser, request, info, 50));
  await giveCoins(member, 500);
  free = await makeTournament(office, {
    name: `Free ${mark}`,
    startsInS: -60,
    endsInS: 3 * HOUR_S,
  });
});
test.afterAll(async () => {
  for (const one of [office, page, rival]) await leave(one);
});

const seat = () => page.getByRole('region', { name: /^(Your entry|Enter tournament)$/ });
const linesOf = (one: Page) =>
  one.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem');

/** Plays one round on the tournament's slot through the API, as if the member were playing in a second window. */
const play = (by: Page, stakeCents: number): Promise<unknown> =>
  callFrom(by, 'POST', '/play/rounds', {
    id: randomUUID(),
    game: 'midnight-tube',
    bet: { stakeCents },
  });

test('a visitor can read tournaments, and entering opens the sign-in dialog and stores the destination', async ({
  browser,
}, info) => {
  const visitor = await openPage(browser, info);
  const complaints = watch(visitor);
  await visitor.goto('/tournaments?show=upcoming');
  await expect(visitor.getByRole('heading', { name: 'Tournaments', level: 1 })).toBeVisible();
  await visitor.getByRole('tab', { name: 'Under way' }).click();
  await expect(visitor).not.toHaveURL(/show=upcoming/);
  await expectSound(visitor);
  await visitor.getByRole('link', { name: `Free ${mark}` }).click();
  await expect(visitor.getByRole('heading', { name: `Free ${mark}`, level: 1 })).toBeVisible();
  await expect(visitor.getByText('Nobody has a score yet')).toBeVisible();
  await visitor.getByRole('button', { name: 'Sign in and enter' }).click();
  await expect(visitor.getByRole('dialog')).toBeVisible();
  expect(await visitor.evaluate(() => sessionStorage.getItem('wanted-destination'))).toContain(
    `/tournaments/${free}`,
  );
  expect(complaints.complaints).toEqual([]);
  await leave(visitor);
});

test('a member enters a free tournament by keyboard', async () => {
  await page.goto(`/tournaments/${free}`);
  await expect(
    page.getByText('After you enter, only your first 10 rounds of exactly $0.40'),
  ).toBeVisible();
  await seat().getByRole('button', { name: 'Enter' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: `Free ${mark}` });
  await expect(
    sheet.getByText('10 rounds at $0.40 each: a total stake of $4 from your cash balance.'),
  ).toBeVisible();
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Enter for free' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(seat().getByText('Entered', { exact: true })).toBeVisible();
  await expect(seat()).toContainText('10 rounds left');
});

test('rounds update rank and score live for two members and in the back office', async () => {
  await play(page, 40);
  await expect(seat()).toContainText('1 / 10');
  await expect(seat()).toContainText('$0.40');
  // A round with a stake that the tournament does not allow must not count.
  await play(page, 100);
  await rival.goto(`/tournaments/${free}`);
  await callFrom(rival, 'POST', `/tournaments/${free}/entries`, {
    key: randomUUID(),
    how: 'free',
    version: 1,
    coins: 0,
  });
  for (let round = 0; round < 3; round += 1) await play(rival, 40);
  const lines = linesOf(page);
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(rivalMember.nickname);
  await expect(lines.first()).toContainText('$1.20');
  await expect(lines.last()).toContainText('You');
  await expect(seat()).toContainText(/Rank\s*2/);

  await office.getByRole('link', { name: 'Tournaments' }).click();
  await expectSound(office);
  await office.getByRole('link', { name: `Free ${mark}` }).click();
  await expect(office.getByRole('group', { name: 'Status' })).toContainText('in progress');
  await expect(office.getByRole('region', { name: 'Terms' })).toContainText('Midnight Tube');
  const rows = office.getByRole('region', { name: 'Leaderboard' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(rivalMember.nickname);

  for (let round = 0; round < 3; round += 1) await play(page, 40);
  await expect(lines.first()).toContainText('You');
  await expect(lines.first()).toContainText('$1.60');
  await expect(linesOf(rival).last()).toContainText('You');
  await expect(rows.nth(1)).toContainText('$1.60');
  await expect(rows.nth(2)).toContainText('$1.20');
  await expectSound(page);
  await expectSound(office);
  expect([...seen.complaints, ...heard.complaints]).toEqual([]);
});

test('the strip above a game follows the rank, warns about a wrong stake, and shows the final rank', async ({
  isMobile,
}) => {
  await openListening(page, '/play/video/midnight-tube?anim=0');
  await expect(page.getByTestId('spin')).not.toHaveAttribute('aria-disabled', 'true');
  const strip = page.getByTestId('strip-tournament').filter({ visible: true });
  await expect(strip).toContainText(`Free ${mark}`);
  await expect(strip).toContainText('Rank 1 · $1.60');
  const stake = page.getByRole('group', { name: 'Stake' });
  const figure = stake.getByRole('status');
  await stake.getByRole('button', { name: 'Raise stake' }).click();
  await expect(strip).toContainText('Only rounds with a stake of $0.40 count');
  await expectSound(page);
  // Lower the stake step by step until it is the tournament's stake of $0.40.
  for (let now = await figure.innerText(); !now.includes('$0.40'); now = await figure.innerText()) {
    await stake.getByRole('button', { name: 'Lower stake' }).click();
    await expect(figure).not.toHaveText(now, { useInnerText: true });
  }
  await expect(strip).toContainText('6 rounds left');
  await page.getByTestId('spin').click();
  await expect(strip).toContainText('Rank 1 · $2');
  await expect(strip).toContainText('5 rounds left');

  await openListening(rival, '/tournaments?show=mine');
  await expect(rival.getByRole('article')).toHaveCount(1);
  const over = isMobile ? page.getByTestId('ended') : strip;
  // Check both pages at the same time and follow the link immediately, because the message is visible for only a few
  // seconds.
  await Promise.all([
    endNow(free),
    expect(over).toContainText(`Free ${mark} has ended. Your rank: 1.`),
    expect(rival.getByText(`Free ${mark} has ended. Your rank: 2.`))
      .toBeVisible()
      .then(() => rival.getByRole('link', { name: 'See the results', exact: true }).click()),
  ]);
  const result = rival.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('Rank 2');
  await expect(result).toContainText('+20');
  await expectSound(rival);
  expect([...seen.complaints, ...heard.complaints]).toEqual([]);
});

test('an activated tournament ticket from the bag pays for an entry', async () => {
  await makeTournament(office, {
    name: `Ticket ${mark}`,
    entry_coins: 80,
    startsInS: -60,
    endsInS: HOUR_S,
  });
  await page.goto('/marketplace?item=tournament-ticket');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Buy for 120 Coins/ }).click();
  await dialog.getByRole('button', { name: 'Buy item' }).click();
  await dialog.getByRole('link', { name: 'Open the bag' }).click();
  await page.getByRole('button', { name: /^Activate ?: Tournament ticket/ }).click();
  await dialog.getByRole('button', { name: 'Activate item' }).click();
  await expect(page).toHaveURL(/\/tournaments\?pay=ticket/);
  await page.getByRole('link', { name: `Ticket ${mark}` }).click();
  await seat().getByRole('button', { name: 'Enter' }).click();
  const sheet = page.getByRole('dialog', { name: `Ticket ${mark}` });
  await expect(sheet.getByRole('radio', { name: /Tournament ticket/ })).toBeChecked();
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Enter with a ticket' }).click();
  await expect(seat().getByText('Entered', { exact: true })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test.describe('the back office', () => {
  test('creates a tournament with a Turkish preview, and only once if the response is lost', async ({
    isMobile,
  }) => {
    await office.getByRole('link', { name: 'Tournaments', exact: true }).first().click();
    await expect(office.getByRole('link', { name: `Ticket ${mark}` })).toBeVisible();
    if (isMobile) await office.getByRole('button', { name: /New tournament/ }).click();
    else await office.keyboard.press('n');
    const names = office.getByRole('group', { name: 'Name', exact: true });
    await names.getByLabel('English').fill(`Desk ${mark}`);
    await names.getByLabel('Türkçe').fill(`Masa ${mark}`);
    await expect(office.getByRole('button', { name: 'Publish tournament' })).toBeDisabled();
    await office.getByRole('checkbox', { name: 'Midnight Tube' }).check();
    await office.getByLabel('Exact stake (other stakes do not count)').selectOption('40');
    await office.getByLabel('Entry price in Coins (0 for free entry)').fill('25');
    const preview = office.getByRole('region', { name: 'Member preview' });
    await preview.getByRole('button', { name: 'Türkçe' }).click();
    await expect(preview).toContainText(`Masa ${mark}`);
    await expect(preview).toContainText('En yüksek çarpan');
    await expect(preview.getByText('Total prizes')).toBeVisible();
    await expectSound(office);
    // The response is lost: the server has created the tournament, but the page does not receive the confirmation.
    let isLost = false;
    await intercept(office, '**/api/staff/tournaments', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await office.getByRole('button', { name: 'Publish tournament' }).click();
    const alert = office.getByRole('region', { name: 'New tournament' }).getByRole('alert');
    await expect(alert).toBeVisible();
    await names.getByLabel('English').fill(`Desk ${mark} again`);
    await office.getByRole('button', { name: 'Publish tournament' }).click();
    await expect(alert).toContainText('This tournament has already been created');
    await alert.getByRole('link', { name: 'View tournament' }).click();
    await expect(
      office.getByRole('heading', { name: `Desk ${mark}`, level: 1, exact: true }),
    ).toBeVisible();
    await expect(office.getByRole('group', { name: 'Status' })).toContainText('upcoming');
  });

  test('edits a tournament before it starts', async () => {
    await office.getByLabel('Entry price in Coins (0 for free entry)').fill('35');
    await office.getByRole('region', { name: 'Edit terms' }).getByLabel('Reason').fill('A walk');
    await office.getByRole('button', { name: 'Save tournament' }).click();
    await expect(office.getByText('Saved', { exact: true })).toBeVisible();
    await expectSound(office);
    await page.goto(new URL(office.url()).pathname.replace('/office', ''));
    await expect(seat()).toContainText('35 Coins');
  });

  test('cancels a tournament and refunds the entry price in Coins', async () => {
    await seat().getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enter for 35 Coins' }).click();
    await expect(seat().getByText('Entered', { exact: true })).toBeVisible();
    const panel = office.getByRole('region', { name: 'Cancel tournament' });
    await panel.getByLabel('Reason').fill('The machines are being cleaned');
    await panel.getByRole('button', { name: 'Cancel tournament' }).click();
    await expect(office.getByRole('group', { name: 'Status' })).toContainText('cancelled');
    await expect(office.getByText('Cancelled: The machines are being cleaned')).toBeVisible();
    // The open page must show the cancellation without a reload.
    await expect(page.getByText('Your Coins are back in your wallet.')).toBeVisible();
    expect(seen.complaints).toEqual([]);
  });

  test('makes the start of a tournament in a series read-only', async () => {
    await office.goto('/office/tournaments?which=upcoming');
    await office
      .getByRole('row')
      .filter({ hasText: 'dawn-over-bondi' })
      .first()
      .getByRole('link')
      .click();
    const yearOf = (label: string) =>
      office.getByRole('group', { name: label }).getByRole('spinbutton', { name: /^year/ });
    const start = yearOf('Start (set by the series, shown in your time zone)');
    await expect(start).toHaveAttribute('aria-readonly', 'true');
    await expect(yearOf('End (your time zone)')).not.toHaveAttribute('aria-readonly', 'true');
  });
});

test('the tournament pages fit and are accessible in Turkish', async () => {
  await page.goto('/tournaments?show=over');
  await speak(page, 'tr');
  await expectSound(page);
  await page.getByRole('link', { name: `Free ${mark}` }).click();
  await expect(page.getByRole('region', { name: /2|kaçıncı|sıra/i }).first()).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});
