import { type Browser, expect, type Page, test, type TestInfo } from '@playwright/test';
import { approveDocuments, passportPicture, sendDocument } from './support/documents.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, type Seen, watch } from './support/watch.ts';

/**
 * Tests one member's notifications: the empty list, the unread count in all open windows, a notification that arrives
 * while pop-ups are turned off, and, on desktops, the panel below the bell. Component tests cover pagination,
 * grouping and keyboard focus within the list.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const banner = () => page.getByRole('banner');
/** Returns the bell: a link on phones, a button on larger screens. */
const bell = (name: string | RegExp) =>
  banner()
    .getByRole('link', { name })
    .or(banner().getByRole('button', { name }))
    .filter({ visible: true });
/** Returns the element that announces the given words to screen readers. */
const announcement = (words: string) => page.getByRole('status').filter({ hasText: words });
const heading = () => page.getByRole('heading', { level: 1, name: 'Notifications' });
const row = (words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words });

/** Sends a document as the member and has a passport clerk approve it. */
async function decide(browser: Browser, info: TestInfo) {
  const id = await sendDocument(
    page,
    { kind: 'identity', type: 'passport' },
    await passportPicture('Rea Voyager', '17 MAY 1990'),
  );
  await approveDocuments(browser, info, [id]);
}

/**
 * Checks that the pop-up stays above or to the left of the chat button in every frame while the window is widened and
 * narrowed again.
 * @param shows page on which a pop-up is shown
 */
async function expectChatButtonFree(shows: Page): Promise<void> {
  const own = shows.viewportSize();
  if (!own) throw new Error('the page has no size');
  const covered = shows.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        let frames = 0;
        const end = performance.now() + 2_500;
        const look = () => {
          frames += 1;
          const button = document.querySelector('[data-chat-launcher]')?.getBoundingClientRect();
          for (const part of document.querySelectorAll('[role="status"] > *')) {
            if (!button || getComputedStyle(part.parentElement!).position !== 'fixed') continue;
            const { right, bottom } = part.getBoundingClientRect();
            const isApart = right <= button.left || bottom <= button.top;
            if (!isApart) found.push(`${innerWidth} px: ${right}, ${bottom}`);
          }
          if (performance.now() < end) requestAnimationFrame(look);
          else resolve(frames > 3 ? found : ['too few frames']);
        };
        look();
      }),
  );
  for (const width of [1440, own.width, 1440, own.width]) {
    await shows.setViewportSize({ width, height: own.height });
    await shows.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await covered).toEqual([]);
}

test('a clerk’s decision raises the unread count live, and reading it in one window updates the other @phone', async ({
  browser,
}, info) => {
  // This test's browser is an unknown device, so the sign-in causes the first notification.
  await page.goto('/notifications');
  await expect(row('Sign-in from a new device')).toBeVisible();
  await page.getByRole('button', { name: /^Remove “Sign-in from a new device/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(announcement('Removed: Sign-in from a new device')).toHaveCount(1);
  await expect(bell('Notifications')).toBeVisible();
  await expectSound(page);

  // Start waiting for the message before the clerk decides, because the message is visible for only a few seconds.
  await Promise.all([
    expect(page.getByRole('status').filter({ hasText: 'Document accepted.' }))
      .toBeVisible({ timeout: 180_000 })
      .then(() => expectChatButtonFree(page)),
    decide(browser, info),
  ]);
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await expect(row('Document accepted')).toContainText('Identity');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectSound(page);

  const other = await page.context().newPage();
  const seenThere = watch(other);
  await other.goto('/notifications');
  await expect(other.getByText('Unread:')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(bell('Notifications')).toBeVisible();
  await expect(other.getByText('Unread:')).toHaveCount(0);
  expect(seenThere.complaints).toEqual([]);
  await other.close();
});

test('a notification links to the page it concerns, and the menu leads back to the list @phone', async () => {
  await page.getByRole('link', { name: /Document accepted/ }).press('Enter');
  await expect(page).toHaveURL(/my-passport/);
  await banner().getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Notifications' }).click();
  await expect(heading()).toBeVisible();
});

test('a notification with pop-ups turned off is listed but not shown as a pop-up @phone', async ({
  browser,
}, info) => {
  await page.getByRole('link', { name: 'Notification settings' }).click();
  const box = page.getByRole('checkbox', { name: 'Account: pop-up' });
  await expect(box).toBeChecked();
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('notification-pref'),
  );
  await box.press('Space');
  await expect(box).not.toBeChecked();
  await kept;
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Money: by e-mail' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Account: by e-mail' })).toHaveCount(0);

  await decide(browser, info);
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await bell('Notifications, 1 unread').click();
  await expect(row('Document accepted')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Document accepted.' })).toHaveCount(0);
});

test('the bell opens a panel with the newest notifications by keyboard @desktop', async () => {
  await page.goto('/');
  const button = banner().getByRole('button', { name: /^Notifications/ });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Newest notifications' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expectSound(page);
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(panel.getByRole('status')).toHaveText('You have read all notifications.');
  // After the keyboard action, the focus must stay in the notification panel. Escape must close the panel even if no
  // element has the focus.
  await expect(panel).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell('Notifications')).toBeFocused();
  await button.click();
  await panel.getByRole('link', { name: 'All notifications' }).click();
  await expect(heading()).toBeVisible();
});
