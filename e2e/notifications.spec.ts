import { type Browser, expect, type Page, test, type TestInfo } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { approveAtDesk, passportPicture, sendDocument } from './support/documents.ts';
import { callApi, type Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/** The centre of one member: empty, told live by a clerk's decision, read, narrowed, taken away, and switched off. */
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
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const banner = () => page.getByRole('banner');
/** A link on phones, a button where there is room. */
const bell = (name: string | RegExp) =>
  banner()
    .getByRole('link', { name })
    .or(banner().getByRole('button', { name }))
    .filter({ visible: true });
/** What a screen reader is told when a deed is done. */
const said = (words: string) => page.getByRole('status').filter({ hasText: words });
const heading = () => page.getByRole('heading', { level: 1, name: 'Notifications' });
const slip = (words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words });

/** A clerk of the passport desk decides over the member's document, in a window of their own. */
async function decideAtDesk(browser: Browser, info: TestInfo) {
  const id = await sendDocument(
    page,
    { kind: 'identity', type: 'passport' },
    await passportPicture('Rea Voyager', '17 MAY 1990'),
  );
  const desk = await openPage(browser, info);
  await signInClerk(desk);
  await approveAtDesk(desk, [id]);
  await leave(desk);
}

test('what a clerk decides rings the bell of an open window', async ({ browser }, info) => {
  // The browser of this walk is a new device: the first thing the house told.
  await page.goto('/notifications');
  await expect(slip('A new device signed in')).toBeVisible();
  await page.getByRole('button', { name: /^Take away: A new device/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The bell is quiet' })).toBeVisible();
  await expect(said('Taken away: A new device signed in')).toHaveCount(1);
  await expect(heading()).toBeFocused();
  await expect(bell('Notifications')).toBeVisible();
  await expectSound(page);

  // Said in passing, while the desk's own page may still be closing.
  await Promise.all([
    expect(page.getByRole('status').filter({ hasText: 'Document accepted.' })).toBeVisible({
      timeout: 180_000,
    }),
    decideAtDesk(browser, info),
  ]);
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await expect(slip('Document accepted')).toContainText('Identity');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectSound(page);
});

test('read in one window, it is read in the other', async () => {
  const other = await page.context().newPage();
  const seenThere = watch(other);
  await other.goto('/notifications');
  await expect(other.getByText('Unread:')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(bell('Notifications')).toBeVisible();
  await expect(other.getByText('Unread:')).toHaveCount(0);
  await expect(said('All are read.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(heading()).toBeFocused();
  expect(seenThere.complaints).toEqual([]);
  await other.close();
});

test('groups narrow it in the address, and a slip leads where it can be acted on', async () => {
  const group = page.getByRole('group', { name: 'Show only' });
  await group.getByRole('button', { name: /^Account/ }).press('Enter');
  await expect(page).toHaveURL(/group=account/);
  await expect(slip('Document accepted')).toBeVisible();
  await page.goto('/notifications?group=money');
  await expect(page.getByRole('heading', { name: 'Nothing of this kind' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('link', { name: /Document accepted/ }).press('Enter');
  await expect(page).toHaveURL(/my-passport/);
});

test('the bell opens the newest ones in place, by keyboard @desktop', async () => {
  await page.goto('/');
  const button = banner().getByRole('button', { name: 'Notifications' });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Newest notifications' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await panel.getByRole('link', { name: 'All notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('the menu leads there', async () => {
  await page.goto('/my-journey');
  await banner().getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('what is switched off is in the centre and not said in passing', async ({ browser }, info) => {
  await page.getByRole('link', { name: 'What I want to hear' }).click();
  const box = page.getByRole('checkbox', { name: 'Account: on the page' });
  await expect(box).toBeChecked();
  await box.press('Space');
  await expect(box).not.toBeChecked();
  await expectSound(page);
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Money: by e-mail' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Account: by e-mail' })).toHaveCount(0);

  await decideAtDesk(browser, info);
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await page.goto('/notifications');
  await expect(slip('Document accepted')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Document accepted.' })).toHaveCount(0);
});

test('what a key has done leaves the focus in the panel, and Escape closes it @desktop', async () => {
  const button = banner().getByRole('button', { name: 'Notifications, 1 unread' });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Newest notifications' });
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(panel.getByRole('status')).toHaveText('All are read.');
  await expect(panel).toBeFocused();
  // Where nothing has the focus, too.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell('Notifications')).toBeFocused();
});

test('Turkish fits', async () => {
  await page.evaluate(() => localStorage.setItem('ibp-language', 'tr'));
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Bildirimler' })).toBeVisible();
  await expect(slip('Belge kabul edildi')).toHaveCount(2);
  await expectSound(page);
  await page.goto('/my-general-settings-xs#notifications');
  await expect(page.getByRole('checkbox', { name: 'Hesap: sayfada' })).not.toBeChecked();
  await expectSound(page);
});

test('the last one of a page taken away, the page before stands there', async ({ request }) => {
  await page.evaluate(() => localStorage.setItem('ibp-language', 'en'));
  // Each is a new device: with the two documents, one more than a page holds.
  const { email, password } = member;
  for (let n = 0; n < 19; n += 1)
    expect((await callApi(request, '/auth/sign-in', { email, password })).ok()).toBe(true);
  await page.goto('/notifications');
  await expect(page.getByText('1 to 20 of 21')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('21 to 21 of 21')).toBeVisible();
  const keys = page.getByRole('button', { name: /^Take away/ });
  await keys.press('Enter');
  await expect(page).not.toHaveURL(/page=/);
  await expect(keys).toHaveCount(20);
  await expect(heading()).toBeFocused();
  // The next one waits for the same key.
  await keys.first().press('Enter');
  await expect(keys).toHaveCount(19);
  await expect(keys.first()).toBeFocused();
  await expect(said('Taken away: A new device signed in')).toHaveCount(1);
});
