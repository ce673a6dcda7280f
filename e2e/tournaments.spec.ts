import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { giveCoins } from './support/coins.ts';
import type { Member } from './support/member.ts';
import { callFrom } from './support/call-from.ts';
import { intercept } from './support/intercept.ts';
import { openListening } from './support/realtime.ts';
import { draftOf, endNow, makeTournament } from './support/tournaments.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tournaments of this walk's own, made at the desk: entered free, with Coins and with a ticket; what rounds do to place and score,
 * live for two members and over the game's desk; the end with its prize; and the office, which makes, edits and calls off.
 */
test.describe.configure({ mode: 'serial' });

const mark = randomUUID().slice(0, 6);
const HOUR_S = 3600;

let desk: Page;
let page: Page;
let seen: Seen;
let member: Member;
/** Another window of the same member: it plays, the first one watches. */
let window2: Page;
let rival: Page;
let rivalMember: Member;
let heard: Seen;
let free = '';
let paid = '';

test.beforeAll(async ({ browser, request }, info) => {
  test.setTimeout(300_000);
  desk = await openPage(browser, info);
  await signInClerk(desk, 'marketing');
  ({ page, seen, member } = await openTraveller(browser, request, info, 50));
  ({
    page: rival,
    seen: heard,
    member: rivalMember,
  } = await openTraveller(browser, request, info, 50));
  await giveCoins(member, 500);
  window2 = await page.context().newPage();
  await window2.goto('/about-us');
  free = await makeTournament(desk, {
    name: `Free ${mark}`,
    startsInS: -60,
    endsInS: 3 * HOUR_S,
  });
  paid = await makeTournament(desk, {
    name: `Coins ${mark}`,
    entry_coins: 50,
    startsInS: HOUR_S,
    endsInS: 2 * HOUR_S,
  });
});
test.afterAll(async () => {
  for (const one of [desk, page, rival]) await leave(one);
});

const seat = () => page.getByRole('region', { name: /^(Your seat|Take a seat)$/ });
const board = () => page.getByRole('region', { name: 'Leaderboard' });

/** Plays one round of the tournament's slot. */
const play = (by: Page, stakeCents: number): Promise<unknown> =>
  callFrom(by, 'POST', '/play/rounds', {
    id: randomUUID(),
    game: 'midnight-tube',
    bet: { stakeCents },
  });

const enterFree = (by: Page, id: string): Promise<unknown> =>
  callFrom(by, 'POST', `/tournaments/${id}/entries`, {
    key: randomUUID(),
    how: 'free',
    version: 1,
    coins: 0,
  });

test('a visitor reads tournaments, and is led to the sign-in and back', async ({
  browser,
}, info) => {
  const visitor = await openPage(browser, info);
  const complaints = watch(visitor);
  await visitor.goto('/tournaments');
  await expect(visitor.getByRole('heading', { name: 'Tournaments', level: 1 })).toBeVisible();
  await expectSound(visitor);
  await visitor.getByRole('tab', { name: 'Coming up' }).click();
  await expect(visitor).toHaveURL(/show=upcoming/);
  await expectSound(visitor);
  await visitor.goto(`/tournaments/${free}`);
  await expect(visitor.getByRole('heading', { name: `Free ${mark}`, level: 1 })).toBeVisible();
  await expect(visitor.getByText('Nobody has a score yet')).toBeVisible();
  await expectSound(visitor);
  await visitor.getByRole('button', { name: 'Sign in and enter' }).click();
  await expect(visitor.getByRole('dialog')).toBeVisible();
  expect(await visitor.evaluate(() => sessionStorage.getItem('wanted-destination'))).toContain(
    `/tournaments/${free}`,
  );
  expect(complaints.complaints).toEqual([]);
  await leave(visitor);
});

test('a seat is taken by keyboard, once and for free', async () => {
  await page.goto(`/tournaments/${free}`);
  await expect(page.getByText('Only your first 10 rounds of exactly $0.40')).toBeVisible();
  await seat().getByRole('button', { name: 'Enter' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: `Free ${mark}` });
  await expect(sheet.getByText('10 rounds of $0.40 stake $4 of your cash in all.')).toBeVisible();
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Enter for free' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(seat().getByText('Entered', { exact: true })).toBeVisible();
  await expect(seat()).toContainText('10 rounds left');
  await expectSound(page);
});

test('a round that counts moves place and score; another stake does not count', async () => {
  await play(window2, 40);
  await expect(seat()).toContainText('1 / 10');
  await expect(seat()).toContainText('$0.40');
  await expect(board().getByRole('listitem')).toHaveCount(1);
  await play(window2, 100);
  await play(window2, 40);
  // In the order of the stream: with this one the round before it has been looked at, too.
  await expect(seat()).toContainText('2 / 10');
  await expect(seat()).toContainText('$0.80');
  await expectSound(page);
});

test('two members see each other move, live', async () => {
  await rival.goto(`/tournaments/${free}`);
  await enterFree(rival, free);
  for (let round = 0; round < 3; round += 1) await play(rival, 40);
  const lines = board().getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(rivalMember.nickname);
  await expect(lines.first()).toContainText('$1.20');
  await expect(lines.last()).toContainText('You');
  await expect(seat()).toContainText(/Place\s*2/);
  await play(window2, 40);
  await play(window2, 40);
  await expect(lines.first()).toContainText('You');
  await expect(lines.first()).toContainText('$1.60');
  await expect(
    rival.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem').last(),
  ).toContainText('You');
  await expectSound(page);
  expect([...seen.complaints, ...heard.complaints]).toEqual([]);
});

test('the strip over the desk follows, and says when a stake does not count', async () => {
  await page.goto('/play/video/midnight-tube?anim=0');
  await expect(page.getByTestId('spin')).not.toHaveAttribute('aria-disabled', 'true');
  const strip = page.getByTestId('strip-tournament').filter({ visible: true });
  await expect(strip).toContainText(`Free ${mark}`);
  await expect(strip).toContainText('Place 1 · $1.60');
  const stake = page.getByRole('group', { name: 'Stake' });
  const figure = stake.getByRole('status');
  await stake.getByRole('button', { name: 'Higher stake' }).click();
  await expect(strip).toContainText('Only rounds of $0.40 count');
  await expectSound(page);
  // Down the ladder, a step at a time, to the stake that counts.
  for (let now = await figure.innerText(); !now.includes('$0.40'); now = await figure.innerText()) {
    await stake.getByRole('button', { name: 'Lower stake' }).click();
    await expect(figure).not.toHaveText(now, { useInnerText: true });
  }
  await expect(strip).toContainText('6 rounds left');
  await page.getByTestId('spin').click();
  await expect(strip).toContainText('Place 1 · $2');
  await expect(strip).toContainText('5 rounds left');
  expect(seen.complaints).toEqual([]);
});

test('Coins pay, at the price that was shown; another price is asked again', async () => {
  await page.goto(`/tournaments/${paid}`);
  await seat().getByRole('button', { name: 'Enter' }).click();
  const sheet = page.getByRole('dialog', { name: `Coins ${mark}` });
  await expect(sheet.getByRole('button', { name: 'Enter for 50 Coins' })).toBeVisible();
  // The page would follow at once: what it asks for is held until the member has pressed.
  const pressed = Promise.withResolvers<undefined>();
  await intercept(page, `**/api/tournaments/${paid}`, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await callFrom(desk, 'PUT', `/staff/tournaments/${paid}`, {
    ...draftOf({
      name: `Coins ${mark}`,
      entry_coins: 60,
      startsInS: HOUR_S,
      endsInS: 2 * HOUR_S,
    }),
    version: 1,
    reason: 'The walk raises the price',
  });
  await sheet.getByRole('button', { name: 'Enter for 50 Coins' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Nothing was paid');
  await expect(sheet.getByRole('button', { name: 'Enter for 50 Coins' })).toBeVisible();
  pressed.resolve(undefined);
  await expect(sheet.getByText('The price has changed from 50 to 60 Coins.')).toBeVisible();
  // The refusal is what was asked for; nothing else may have gone wrong.
  expect(seen.complaints.every((one) => one.includes('409'))).toBe(true);
  seen.complaints.length = 0;
  await expectSound(page);
  // Other terms at the same price: the open sheet follows by itself, and says what is new.
  await callFrom(desk, 'PUT', `/staff/tournaments/${paid}`, {
    ...draftOf({
      name: `Coins ${mark}`,
      entry_coins: 60,
      startsInS: HOUR_S,
      endsInS: 2 * HOUR_S,
    }),
    max_rounds: 12,
    version: 2,
    reason: 'The walk adds rounds',
  });
  await expect(sheet.getByText('These terms are new. Nothing was paid.')).toBeVisible();
  const changed = sheet.getByRole('status');
  await expect(changed.getByText('Rounds that count')).toBeVisible();
  await expect(changed).toContainText(/10\s*12/);
  await expect(
    sheet.getByText('12 rounds of $0.40 stake $4.80 of your cash in all.'),
  ).toBeVisible();
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Enter for 60 Coins' }).click();
  await expect(seat().getByText('Entered', { exact: true })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('a ticket of the bag pays', async () => {
  const id = await makeTournament(desk, {
    name: `Ticket ${mark}`,
    entry_coins: 80,
    startsInS: HOUR_S / 2,
    endsInS: HOUR_S,
  });
  await page.goto('/marketplace?item=tournament-ticket');
  const market = page.getByRole('dialog');
  await market.getByRole('button', { name: /^Buy for 120 Coins/ }).click();
  await market.getByRole('button', { name: 'Buy it' }).click();
  await expect(page.getByRole('dialog', { name: 'It is in your bag' })).toBeVisible();
  await page.goto('/my-travel-bag');
  await page.getByRole('button', { name: /^Activate ?: Tournament ticket/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate it' }).click();
  await expect(page).toHaveURL(/\/tournaments\?pay=ticket/);
  await page.goto(`/tournaments/${id}?pay=ticket`);
  await seat().getByRole('button', { name: 'Enter' }).click();
  const sheet = page.getByRole('dialog', { name: `Ticket ${mark}` });
  await expect(sheet.getByRole('radio', { name: /Tournament ticket/ })).toBeChecked();
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Enter with the ticket' }).click();
  await expect(seat().getByText('Entered', { exact: true })).toBeVisible();
  await page.goto('/tournaments?show=mine');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('the end is told, also over a table, and the prize is in the wallet', async ({ isMobile }) => {
  const id = await makeTournament(desk, { name: `Short ${mark}`, startsInS: -60, endsInS: HOUR_S });
  await enterFree(page, id);
  await page.goto(`/tournaments/${id}`);
  await expect(seat()).toContainText('0 / 10');
  await play(window2, 40);
  await expect(seat()).toContainText('1 / 10');
  await openListening(page, '/tournaments?show=mine');
  await openListening(window2, '/play/table/boulevard-blackjack?anim=0');
  const overTable = isMobile
    ? window2.getByTestId('ended')
    : window2.getByTestId('strip-tournament').filter({ visible: true });
  const words = `Short ${mark} is over: place 1.`;
  // Both show it for seconds only: each is seen, and followed, as soon as it is shown.
  await Promise.all([
    endNow(id),
    expect(page.getByText(words))
      .toBeVisible()
      .then(() => page.getByRole('link', { name: 'See the results', exact: true }).click()),
    expect(overTable).toContainText(words),
  ]);
  await window2.goto('/about-us');
  const result = page.getByRole('region', { name: 'How you came in' });
  await expect(result).toContainText('Place 1');
  await expect(result).toContainText('+30');
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test.describe('the office', () => {
  // The desk looks at boards on a desk.
  test('follows the board of a running tournament, live @desktop', async () => {
    await desk.goto('/office/tournaments');
    await desk.getByRole('link', { name: `Free ${mark}` }).click();
    await expect(desk.getByRole('group', { name: 'State' })).toContainText('under way');
    await expect(desk.getByRole('region', { name: 'Terms' })).toContainText('Midnight Tube');
    const lines = desk.getByRole('region', { name: 'Leaderboard' }).getByRole('row');
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(1)).toContainText('$2.40');
    await expect(lines.nth(2)).toContainText(rivalMember.nickname);
    await expect(lines.nth(2)).toContainText('$1.20');
    await expectSound(desk);
    await play(rival, 40);
    await expect(lines.nth(2)).toContainText('$1.60');
    for (let round = 0; round < 3; round += 1) await play(rival, 40);
    await expect(lines.nth(1)).toContainText(rivalMember.nickname);
    await expect(lines.nth(1)).toContainText('$2.80');
    await expectSound(desk);
  });

  test('makes a tournament, with the ticket in another language beside it', async ({
    isMobile,
  }) => {
    await desk.goto('/office/tournaments');
    await expect(desk.getByRole('link', { name: `Free ${mark}` })).toBeVisible();
    await expectSound(desk);
    if (isMobile) await desk.getByRole('button', { name: /New tournament/ }).click();
    else await desk.keyboard.press('n');
    const names = desk.getByRole('group', { name: 'Name', exact: true });
    await names.getByLabel('English').fill(`Desk ${mark}`);
    await names.getByLabel('Türkçe').fill(`Masa ${mark}`);
    await expect(desk.getByRole('button', { name: 'Publish the tournament' })).toBeDisabled();
    await desk.getByRole('checkbox', { name: 'Midnight Tube' }).check();
    await desk.getByLabel('Stake, the only one that counts').selectOption('40');
    await desk.getByLabel('Coins to enter, 0: free').fill('25');
    const preview = desk.getByRole('region', { name: 'What members see' });
    await preview.getByRole('button', { name: 'Türkçe' }).click();
    await expect(preview).toContainText(`Masa ${mark}`);
    await expect(preview).toContainText('En iyi çarpan');
    await expect(preview.getByText('All prizes together')).toBeVisible();
    await expectSound(desk);
    // The answer is lost on its way: the tournament is made, and the desk does not know.
    let isLost = false;
    await intercept(desk, '**/api/staff/tournaments', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await desk.getByRole('button', { name: 'Publish the tournament' }).click();
    const alert = desk.getByRole('region', { name: 'New tournament' }).getByRole('alert');
    await expect(alert).toBeVisible();
    await names.getByLabel('English').fill(`Desk ${mark} again`);
    await desk.getByRole('button', { name: 'Publish the tournament' }).click();
    await expect(alert).toContainText('The tournament has been made already');
    await expectSound(desk);
    await alert.getByRole('link', { name: 'Open it' }).click();
    await expect(
      desk.getByRole('heading', { name: `Desk ${mark}`, level: 1, exact: true }),
    ).toBeVisible();
    await expect(desk.getByRole('group', { name: 'State' })).toContainText('coming up');
  });

  test('edits it before the start', async () => {
    await desk.getByLabel('Coins to enter, 0: free').fill('35');
    await desk
      .getByRole('region', { name: 'Terms before the start' })
      .getByLabel('Why')
      .fill('A walk');
    await desk.getByRole('button', { name: 'Save the tournament' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await expectSound(desk);
    await page.goto(new URL(desk.url()).pathname.replace('/office', ''));
    await expect(seat()).toContainText('35 Coins');
  });

  test('leaves the start of a series where it is', async () => {
    const file = desk.url();
    await desk.goto('/office/tournaments?which=upcoming');
    const line = desk.getByRole('row').filter({ hasText: 'dawn-over-bondi' }).first();
    await line.getByRole('link').click();
    const start = desk.getByLabel('Starts, your time; set by the series');
    await expect(start).toHaveJSProperty('readOnly', true);
    await expect(desk.getByLabel('Ends, your time')).toHaveJSProperty('readOnly', false);
    await expectSound(desk);
    await desk.goto(file);
  });

  test('calls it off, and the Coins come back', async () => {
    await seat().getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enter for 35 Coins' }).click();
    await expect(seat().getByText('Entered', { exact: true })).toBeVisible();
    const panel = desk.getByRole('region', { name: 'Call it off' });
    await panel.getByLabel('Why').fill('The machines are being cleaned');
    await panel.getByRole('button', { name: 'Call the tournament off' }).click();
    await expect(desk.getByRole('group', { name: 'State' })).toContainText('cancelled');
    await expect(desk.getByText('Called off: The machines are being cleaned')).toBeVisible();
    await expectSound(desk);
    await page.reload();
    await expect(page.getByText('Your Coins are back in your wallet.')).toBeVisible();
    await expectSound(page);
  });
});

test('in Turkish everything fits', async () => {
  await page.evaluate(() => localStorage.setItem('ibp-language', 'tr'));
  for (const path of ['/tournaments', '/tournaments?show=over', `/tournaments/${free}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  }
  expect(seen.complaints).toEqual([]);
});
