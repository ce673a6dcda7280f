import { expect, type Page, test } from '@playwright/test';
import { join, topUp } from '../tools/contact-sheet/office-data.ts';
import { sendDocument, type Person } from '../tools/faults/people.ts';
import { getPassport } from '@wl/contract/passport';
import { ownCardNumber } from './support/card.ts';
import { casino } from './support/casino.ts';
import { signInClerk } from './support/clerk.ts';
import { approveDocuments, billPicture, passportPicture } from './support/documents.ts';
import { intercept } from './support/intercept.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests the document page with two passport clerks and a member: claiming, viewing, rejecting, resending and approving
 * a document, and an override by two clerks.
 */
test.describe.configure({ mode: 'serial' });

const NAME = 'Noelani Kahale';
const today = new Date().toISOString().slice(0, 10);
let pia: Page;
let olivia: Page;
let seen: ReturnType<typeof watch>[];
let member: Person;
let identity: string;

const openCase = (page: Page, id: string) => page.goto(`/office/documents?case=${id}`);
const passportOf = async () => (await member.caller.request(getPassport, {})).data;

test.beforeAll(async ({ browser }, info) => {
  const base = casino().url;
  member = await join(Number(new URL(base).port), 3);
  await topUp(member, 20_00, ownCardNumber());
  identity = await sendDocument(
    member,
    { kind: 'identity', type: 'passport' },
    await passportPicture(NAME, '3 MAR 1984'),
  );
  [pia, olivia] = [await openPage(browser, info), await openPage(browser, info)];
  await signInClerk(pia, 'documentsClerk');
  await signInClerk(olivia, 'owner');
  seen = [watch(pia), watch(olivia)];
});
test.afterAll(async () => {
  await leave(pia);
  await leave(olivia);
});

test('a passport clerk starts on the document page with its queue and statistics', async () => {
  await expect(pia).toHaveURL(/office\/documents/);
  await expect(pia.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
  await expect(pia.getByRole('button', { name: /^Awaiting a decision \d+/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const figure of ['Oldest', 'Overdue', 'Median decision time'])
    await expect(pia.getByText(figure, { exact: true })).toBeVisible();
});

test('the document’s picture is shown next to the member’s details and can be zoomed, moved and rotated', async () => {
  await openCase(pia, identity);
  const picture = pia.getByRole('img', { name: 'Passport, page 1' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(500);
  const shown = pia.getByRole('region', { name: 'Details given by the member' });
  await expect(shown.getByText('Kahale', { exact: true })).toBeVisible();
  await expect(shown.getByText('Honolulu')).toBeVisible();
  await expectSound(pia);
  await pia.getByRole('button', { name: 'Zoom in' }).click();
  await pia.getByRole('button', { name: 'Zoom in' }).click();
  await expect(pia.getByText('196%')).toBeVisible();
  const before = await picture.evaluate((img) => getComputedStyle(img).transform);
  await pia.getByRole('group', { name: 'Move the image with the arrow keys' }).focus();
  await pia.keyboard.press('ArrowLeft');
  await expect
    .poll(() => picture.evaluate((img) => getComputedStyle(img).transform))
    .not.toBe(before);
  await pia.getByRole('button', { name: 'Rotate' }).click();
  await expect(pia.getByText('100%')).toBeVisible();
  await pia.getByRole('button', { name: 'Show full image' }).click();
});

test('a page whose live channel was delayed shows a change made in the meantime', async () => {
  const auth = '**/api/broadcasting/auth';
  const claimed = Promise.withResolvers<undefined>();
  // Simulate a busy server: the first request from Olivia's page to join a realtime channel gets a 503 response. The
  // next request reaches the server only after Pia has claimed the document.
  let isBusy = true;
  await intercept(olivia, auth, async (route) => {
    if (isBusy) await route.fulfill({ status: 503 });
    else await claimed.promise.then(() => route.continue());
    isBusy = false;
  });
  await openCase(olivia, identity);
  await expect(olivia.getByText('Nobody has claimed this document.')).toBeVisible();
  await pia.getByRole('button', { name: /^Claim/ }).click();
  await expect(pia.getByText(/Your claim expires in 1[45]:/)).toBeVisible();
  await expect(olivia.getByText('Nobody has claimed this document.')).toBeVisible();
  claimed.resolve(undefined);
  await expect(olivia.getByText(/Pia Passport has claimed this case/)).toBeVisible();
  await pia.getByRole('button', { name: 'Release claim' }).click();
  await expect(olivia.getByText('Nobody has claimed this document.')).toBeVisible();
  await olivia.unroute(auth);
  const complaints = seen[1]?.complaints.splice(0) ?? [];
  // Ignore the errors caused by the simulated 503 response. The browser must not report any other errors.
  expect(complaints.filter((line) => !/503|broadcasting/.test(line))).toEqual([]);
});

test('a document claimed by one clerk is locked for other clerks, live', async () => {
  await expect(pia.getByRole('button', { name: /^Approve\b/ })).toBeDisabled();
  // Pia's page may not show yet that the document was released, so wait for the claim button.
  await expect(pia.getByRole('button', { name: /^Claim/ })).toBeEnabled();
  await pia.keyboard.press('c');
  await expect(pia.getByText(/Your claim expires in 1[45]:/)).toBeVisible();
  await expect(olivia.getByText(/Pia Passport has claimed this case/)).toBeVisible();
  await expect(olivia.getByRole('button', { name: /^Claim/ })).toBeDisabled();
  await expect(olivia.getByRole('button', { name: /^Approve\b/ })).toBeDisabled();
  expect((await passportOf()).kinds[0]?.state).toBe('Reviewed');
});

test('a rejection sends its reason to the member, who can upload again', async () => {
  await expect(pia.getByRole('button', { name: /^Reject and send/ })).toBeDisabled();
  await pia.keyboard.press('2');
  await pia
    .getByLabel('Message to the member, in your own words')
    .fill('The lower edge is missing.');
  await expect(pia.getByText('Corners are cut off. The lower edge is missing.')).toBeVisible();
  await pia.getByRole('button', { name: /^Reject and send/ }).click();
  await expect(pia.getByRole('status').filter({ hasText: `Rejected: ${NAME}` })).toBeVisible();
  expect((await passportOf()).kinds[0]).toMatchObject({
    state: 'Rejected',
    can_upload: true,
    documents: [{ reason: 'cut_off', note: 'The lower edge is missing.' }],
  });
  await pia.goto(`/office/documents?tab=rejected&case=${identity}`);
  await expect(pia.getByText('A decision on this document has already been made.')).toBeVisible();
  await expect(pia.getByText('The lower edge is missing.').first()).toBeVisible();
});

test('approving identity and address makes the passport verified', async ({ browser }, info) => {
  const again = await sendDocument(
    member,
    { kind: 'identity', type: 'passport' },
    await passportPicture(NAME, '3 MAR 1984'),
  );
  const bill = await sendDocument(
    member,
    { kind: 'address', type: 'utility_bill', issued_on: today },
    await billPicture(NAME, '4 Harbour Street, 96813 Honolulu'),
  );
  // Approve the first document by keyboard as Pia, and the second through the API as another passport clerk.
  await openCase(pia, again);
  await expect(pia.getByRole('img', { name: /, page 1$/ })).toBeVisible();
  await pia.keyboard.press('c');
  await expect(pia.getByRole('button', { name: /^Approve\b/ })).toBeEnabled();
  await pia.keyboard.press('a');
  await expect(pia.getByRole('status').filter({ hasText: `Approved: ${NAME}` })).toBeVisible();
  await approveDocuments(browser, info, [bill]);
  const passport = await passportOf();
  expect(passport.passport).toBe('verified');
  expect(passport.kinds.map(({ state }) => state)).toEqual(['Completed', 'Completed', 'Pending']);
  await pia.goto(`/office/members/${member.id}`);
  await expect(pia.getByText('Verified').first()).toBeVisible();
  await expect(pia.getByRole('link', { name: 'Utility bill' })).toBeVisible();
  await expectSound(pia);
});

// Runs on desktops only, because a phone does not show the queue and an open case side by side.
test(
  'an open document stays open when another moves ahead of it in the queue, until it is decided',
  { tag: '@desktop' },
  async ({}) => {
    const other = await join(Number(new URL(casino().url).port), 1);
    const name = 'Lucía Fernández';
    let front = sendDocument(
      other,
      { kind: 'identity', type: 'passport' },
      await passportPicture(name, '3 MAR 1984'),
    );
    await front;
    // Put this test's own document first, because other tests may have sent older documents. Wait for its id (`front`),
    // because the page may request the queue before the upload has finished.
    await intercept(olivia, '**/api/staff/documents?*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { data: { id: string }[] };
      const first = await front;
      list.data.sort((a, b) => Number(b.id === first) - Number(a.id === first));
      await route.fulfill({ response, json: list });
    });
    await olivia.goto('/office/documents');
    const picture = olivia.getByRole('img', { name: 'Passport, page 1' });
    await expect(picture).toBeVisible();
    await olivia.getByRole('button', { name: 'Zoom in' }).click();
    const bill = await billPicture(name, '2 Harbour Street, 28013 Madrid');
    front = sendDocument(other, { kind: 'address', type: 'utility_bill', issued_on: today }, bill);
    await front;
    const lines = olivia.getByRole('region', { name: 'Documents' }).getByRole('listitem');
    await expect(lines.first()).toContainText('Utility bill');
    await expect(picture).toBeVisible();
    await expect(olivia.getByText('140%')).toBeVisible();
    await olivia.getByRole('button', { name: /^Claim/ }).click();
    await olivia.getByRole('button', { name: /^Approve\b/ }).click();
    await expect(olivia.getByRole('status').filter({ hasText: `Approved: ${name}` })).toBeVisible();
    await expect(olivia.getByRole('img', { name: 'Utility bill, page 1' })).toBeVisible();
    // Let pending requests finish before the mocks are removed, because the approval may have triggered another
    // request.
    await olivia.unrouteAll({ behavior: 'wait' });
  },
);

test('an override without documents requires a second clerk’s confirmation', async ({}) => {
  const port = Number(new URL(casino().url).port);
  const other = await join(port, 5);
  await pia.goto(`/office/members/${other.id}`);
  await olivia.goto(`/office/members/${other.id}`);
  await pia.getByRole('button', { name: 'Approve without documents' }).click();
  const passport = (page: Page) => page.getByRole('region', { name: 'Passport' });
  await passport(pia).getByLabel('Reason').fill('Passport shown at the counter in Valletta.');
  await pia.getByRole('button', { name: 'Request override' }).click();
  await expect(pia.getByText(/a second clerk must confirm it/)).toBeVisible();
  await expect(pia.getByRole('button', { name: 'Confirm override' })).toHaveCount(0);
  // The request must appear on the other clerk's page without a reload.
  await expect(olivia.getByText(/Pia Passport requests an override/)).toBeVisible();
  await passport(olivia).getByLabel('Reason').fill('I have seen it, too.');
  await olivia.getByRole('button', { name: 'Confirm override' }).click();
  await expect(passport(olivia).getByText('Completed').first()).toBeVisible();
  await expect(passport(pia).getByText('Completed').first()).toBeVisible();
  await expectSound(olivia);
});

test('the document page fits and is accessible in Turkish, and the browser reported no errors', async () => {
  await openCase(olivia, identity);
  await olivia.getByRole('combobox', { name: 'Language' }).selectOption('tr');
  await expect(olivia.getByRole('heading', { name: 'Belgeler', exact: true })).toBeVisible();
  await expect(olivia.getByText('Üyenin bildirdiği bilgiler')).toBeVisible();
  await expectSound(olivia);
  expect(seen.flatMap(({ complaints }) => complaints)).toEqual([]);
});
