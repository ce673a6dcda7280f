import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { codeFromEmail, emailAbout } from './support/mailbox.ts';
import { openSecondWindow } from './support/second-window.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests campaigns. A visitor arrives through a campaign, registers, and claims the campaign's item. In the back office,
 * clerks create and stop campaigns.
 */
test.describe.configure({ mode: 'serial' });

const mark = randomUUID().slice(0, 8);
const email = `cleo.${mark}@travel.example`;
let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
});
test.afterAll(async () => {
  await leave(page);
});

const goOn = () => page.getByRole('button', { name: 'Continue' }).click();

test('the redirect page names its destination and does not forward to other sites', async () => {
  await page.goto('/redirect-page?to=//evil.example/x');
  await expect(
    page.getByRole('heading', { name: 'This link leads to another site' }),
  ).toBeVisible();
  await expectSound(page);
  // The redirect page is visible for only 2.5 seconds, so check every frame from the first one.
  await page.goto('/redirect-page?to=/wonderful-casino', { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const shown = document.querySelector('main')?.textContent ?? '';
    return shown.includes('On your way') && shown.includes('/wonderful-casino');
  });
  await expect(page).toHaveURL(/\/wonderful-casino$/);
});

test('a visitor can read the active campaign with all its rules', async () => {
  await expect(page.getByRole('heading', { name: 'Ten spins over Shibuya' })).toBeVisible();
  await page.getByText('All rules').click();
  await expect(page.getByText(/\$5\.00/).first()).toBeVisible();
  await expectSound(page);
});

test('claiming an offer opens the sign-in dialog and stores the visitor’s destination', async () => {
  await page.getByRole('link', { name: 'Sign in to claim the offer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('wanted-destination'))).toContain(
    '/campaign-grab-player-bonus/wonderful-casino/',
  );
});

test('a visitor who registers through a campaign lands on the arrival page, which shows the offer', async () => {
  await page.goto('/campaign/wonderful-casino');
  await page.getByRole('link', { name: 'Acquire one' }).click();
  await page.getByLabel('First name').fill('Cleo');
  await page.getByLabel('Last name').fill(`Reyes ${mark.replace(/\d/g, 'x')}`);
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill('1994');
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Nationality').selectOption('GB');
  await goOn();
  await page.getByLabel('E-mail').fill(email);
  // Derive the telephone number from this run's id. A campaign grants its item only once per person, and the number
  // identifies the person.
  const line = String(Number.parseInt(mark, 16) % 1000).padStart(3, '0');
  await page.locator('input[type="tel"]').fill(`+44 20 7946 0${line}`);
  await goOn();
  await page.getByLabel('Country of residence').selectOption('CA');
  await page.getByLabel('Postcode').fill('K1A 0B1');
  await page.getByLabel('Street and number').fill(`${mark} Wellington Street`);
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await goOn();
  await page.getByLabel('Password', { exact: true }).fill('Lantern-Tram-77!');
  await page.getByLabel('Repeat the password').fill('Lantern-Tram-77!');
  await goOn();
  await page.getByText('Pouch').click();
  await goOn();
  await page.getByRole('button', { name: 'Acquire passport' }).click();
  await expect(page).toHaveURL(/arrive-at-casino-member/);
  await expect(page.getByRole('main')).toContainText('100 Coins');
  await expect(page.getByRole('main')).toContainText('Ten spins over Shibuya');
  await expectSound(page);
});

test('after confirming the e-mail address, the member lands on the offer and adds it to the bag', async () => {
  await page.getByRole('link', { name: 'Enter the six-digit code' }).click();
  await page.getByLabel('Your code').fill(await codeFromEmail(page, email));
  await page.getByRole('button', { name: 'Confirm e-mail address', exact: true }).click();
  await expect(page).toHaveURL(/campaign-grab-player-bonus\/wonderful-casino\//);
  await page.getByRole('button', { name: 'Add to my bag' }).press('Enter');
  await expect(page.getByText('In your bag', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Back to the offer' }).click();
  await expect(page.getByText('You have already claimed this offer.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my bag' })).toHaveAttribute(
    'href',
    '/my-travel-bag',
  );
  // A bonus id that does not belong to the campaign in the URL must lead to the error page.
  await page.goto(`/campaign-grab-player-bonus/wonderful-casino/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test.describe('campaigns in the back office @desktop', () => {
  const slug = `spring-${mark}`;
  let office: Page;
  let clerkSeen: Seen;

  test.beforeAll(async ({ browser }, info) => {
    office = await openPage(browser, info);
    await signInClerk(office, 'marketing');
    clerkSeen = watch(office);
  });
  test.afterAll(async () => {
    await leave(office);
  });

  const panel = (name: string) => office.getByRole('region', { name, exact: true });

  test('a clerk drafts a campaign in five languages and starts it', async () => {
    await office.goto('/office/campaigns');
    await expect(office.getByRole('row').filter({ hasText: 'wonderful-casino' })).toBeVisible();
    await expectSound(office);
    await office.getByRole('button', { name: 'New campaign' }).click();
    await office.getByLabel('URL after /campaign/').fill(slug);
    await office.getByLabel('Marketplace item').selectOption({ value: 'free-spins-20' });
    await office.getByLabel('City on the postcard').selectOption({ value: 'paris' });
    await office.getByLabel('Stock limit (optional)').fill('3');
    await expect(office.getByRole('button', { name: 'Save draft' })).toBeDisabled();
    for (const language of ['English', 'Español', 'Français', 'Português', 'Türkçe']) {
      await office.getByRole('button', { name: language }).click();
      await office.getByLabel('Title').fill(`Spring ${language} ${mark}`);
      await office.getByLabel('Text', { exact: true }).fill('The chestnuts bloom on the quays.');
    }
    await expectSound(office);
    await office.getByRole('button', { name: 'Save draft' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(`Spring English ${mark}`);
    await expect(office.getByRole('group', { name: 'Status' })).toContainText('draft');
    await panel('Start campaign').getByLabel('Reason').fill('Spring begins');
    await panel('Start campaign').getByRole('button').click();
    await expect(office.getByRole('group', { name: 'Status' })).toContainText('live');
    await expectSound(office);
  });

  test('a clerk must resolve another clerk’s change before saving a campaign', async () => {
    const stock = (one: Page) => one.getByLabel('Stock limit (optional)');
    const save = async (one: Page, reason: string) => {
      const form = one.getByRole('region', { name: 'Texts, dates and stock' });
      await form.getByLabel('Reason').fill(reason);
      await form.getByRole('button', { name: 'Save campaign' }).click();
    };
    const behind = office.getByText(
      'Another clerk has changed this campaign since you started editing.',
    );
    // The page must not report the start of the campaign as another clerk's change, because this clerk started the
    // campaign on this page.
    await stock(office).fill('4');
    await save(office, 'One more was found');
    await expect(office.getByText('Saved', { exact: true })).toBeVisible();
    await expect(behind).toHaveCount(0);

    const other = await openSecondWindow(office);
    await stock(other).fill('9');
    await save(other, 'Nine were found');
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await other.close();
    await stock(office).fill('3');
    // Stop the campaign. The response contains the other clerk's change, so the page must report the conflict.
    await panel('Emergency stop').getByLabel('Reason').fill('A look at the words');
    await panel('Emergency stop').getByRole('button').click();
    await expect(behind).toBeVisible();
    await expect(stock(office)).toHaveValue('3');
    await panel('Start campaign').getByLabel('Reason').fill('They are fine');
    await panel('Start campaign').getByRole('button').click();
    await save(office, 'Three are enough');
    await expect(behind).toBeVisible();
    await office.getByRole('button', { name: 'Show the other clerk’s version' }).click();
    await expect(stock(office)).toHaveValue('9');
    await stock(office).fill('3');
    await save(office, 'Three are enough');
    await expect(behind).toHaveCount(0);
    await expect(office.getByText('Saved', { exact: true })).toBeVisible();
    // Discard the errors that the browser has logged for the rejected requests, because this test expects them.
    clerkSeen.complaints.splice(0);
  });

  test('a member claims the campaign; a gift for a full bag is refused with a link to the bag', async () => {
    await page.goto(`/campaign/${slug}`);
    await expect(page.getByText('3 items left')).toBeVisible();
    await page.getByRole('link', { name: 'Claim offer' }).click();
    await page.getByRole('button', { name: 'Add to my bag' }).click();
    await expect(page.getByText('In your bag', { exact: true })).toBeVisible();

    const gifts = panel('Reservations for individual members');
    await gifts.getByLabel('Nickname or e-mail').fill(email);
    await gifts.getByLabel('Reason').fill('Waited long for an answer');
    await gifts.getByRole('button', { name: 'Reserve item' }).click();
    const link = (await gifts.locator('code').first().textContent()) ?? '';
    await expect(panel('E-mails')).toBeVisible();
    expect(seen.complaints).toEqual([]);
    await page.goto(new URL(link).pathname);
    await page.getByRole('button', { name: 'Add to my bag' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Your Travel Bag is full please activate or delete items to make your purchase.',
    );
    await expect(page.getByRole('link', { name: 'Make room in my bag' })).toHaveAttribute(
      'href',
      '/my-travel-bag',
    );
  });

  test('e-mails go to members who accept offers, and the page shows the sending progress', async () => {
    await panel('E-mails').getByLabel('Reason').fill('Spring begins');
    await panel('E-mails').getByRole('button', { name: 'Send e-mails to members' }).click();
    await expect(panel('E-mails').getByRole('status')).toContainText('sent');
    const received = await emailAbout(page, email, `Spring English ${mark}`);
    expect(received.text).toContain(`/campaign/${slug}`);
    expect(received.text).toContain('/unsubscribe?token=');
    await expect(panel('E-mails').getByRole('progressbar')).toHaveCount(1);
  });

  test('a stopped campaign is closed to visitors, and a member who claimed it still sees the claim', async ({
    browser,
  }, info) => {
    await panel('Emergency stop').getByLabel('Reason').fill('Too many at once');
    await panel('Emergency stop').getByRole('button').click();
    await expect(office.getByRole('group', { name: 'Status' })).toContainText('stopped');
    await expect(panel('E-mails')).toBeVisible();
    await page.goto(`/campaign/${slug}`);
    await expect(page.getByText('You have already claimed this offer.')).toBeVisible();
    const visitor = await openPage(browser, info);
    await visitor.goto(`/campaign/${slug}`);
    await expect(visitor.getByText('This offer has ended.')).toBeVisible();
    await expectSound(visitor);
    await leave(visitor);
    expect(clerkSeen.complaints).toEqual([]);
  });
});
