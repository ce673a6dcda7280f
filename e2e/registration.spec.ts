import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests registrations in which the member goes back, reloads the page, or gets errors in the last step.
 * `journey.spec.ts` tests an uninterrupted registration.
 */
test.describe.configure({ mode: 'serial' });

/**
 * Well-formed phone number that the wizard accepts but the server rejects, because its range is not assigned in France.
 */
const UNGIVEN = '4 02 43 08 44';
const GIVEN = '1 42 68 53 00';
const PASSWORD = 'Lantern-Tram-77!';

let page: Page;
let seen: Seen;
test.beforeAll(async ({ browser }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
});
test.afterAll(() => leave(page));

const next = () => page.getByRole('button', { name: 'Continue' }).click();
const back = () => page.getByRole('button', { name: 'Back' }).click();
const phone = () => page.locator('input[type="tel"]');
const code = (name: string | RegExp) => page.getByRole('button', { name });
const atAddress = () => page.getByRole('heading', { name: 'Where do you live?' });
const isWrong = () => page.getByText('Please Enter A Valid Phone Number');

test('the phone number and its country survive a step back and a reload', async () => {
  await page.goto('/acquire-passport');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill(`Moreau ${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`);
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill('1994');
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Nationality').selectOption('GB');
  await next();
  await page.getByLabel('E-mail').fill(`ada.${randomUUID().slice(0, 8)}@travel.example`);
  await code(/^Country code: .*\+/).click();
  await page.getByRole('option', { name: /^France/ }).click();
  await phone().fill(UNGIVEN);
  await next();
  await expect(atAddress()).toBeVisible();
  await back();
  await expect(code('Country code: France +33')).toBeVisible();
  await expect(phone()).toHaveValue(UNGIVEN);
  await page.reload();
  await expect(code('Country code: France +33')).toBeVisible();
  await expect(isWrong()).toBeHidden();
});

test('a phone number from a country that is not served is rejected at its field', async () => {
  await phone().fill('+95 9 250 123 456');
  await next();
  await expect(isWrong()).toBeVisible();
  await expect(phone()).toHaveAttribute('aria-invalid', 'true');
  await expect(atAddress()).toBeHidden();
  await expect(code('Country code: France +33')).toBeVisible();
  await phone().fill(UNGIVEN);
  await expect(isWrong()).toBeHidden();
  expect(seen.complaints).toEqual([]);
});

test('the server’s error for a phone number is shown at the field until the number changes', async () => {
  await next();
  await page.getByLabel('Country of residence').selectOption('CA');
  await page.getByLabel('Postcode').fill('K1A 0B1');
  await page.getByLabel('Street and number').fill(`${String(Date.now() % 9999)} Wellington Street`);
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await next();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await next();
  await next();
  const acquire = page.getByRole('button', { name: 'Acquire passport' });
  await acquire.click();
  await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toBeVisible();
  await expect(isWrong()).toBeVisible();
  await expect(phone()).toHaveAttribute('aria-invalid', 'true');
  await expect(code('Country code: France +33')).toBeVisible();
  await expectSound(page);
  // Apart from the expected 422 response, the browser must report no error.
  expect(seen.complaints.filter((line) => !line.includes('422'))).toEqual([]);
  await phone().fill(GIVEN);
  await expect(isWrong()).toBeHidden();
  await next();
  await next();
  await next();
  await next();
  await acquire.click();
  await expect(page).toHaveURL(/unverified-email-access/);
});
