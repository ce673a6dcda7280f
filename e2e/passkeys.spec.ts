import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { fillClerkSignIn, freshCode, newClerk, type TestClerk } from './support/clerk.ts';
import { emailAbout } from './support/mailbox.ts';
import { expectSound, leave, openPage } from './support/watch.ts';

/**
 * Tests a clerk's passkey: the clerk adds the passkey on a device, signs in with it, and removes it. The browser uses a
 * virtual authenticator (CDP).
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let clerk: TestClerk;

/**
 * Signs out and waits for the sign-in form. Without the wait, the next search for an "e-mail" label could find the
 * member search of the previous page.
 */
async function signOut(): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Start your shift' })).toBeVisible();
}

/**
 * Adds a virtual authenticator that stores passkeys and has a fingerprint sensor.
 * @returns a function that sets whether the sensor accepts the fingerprint
 */
async function addDevice(): Promise<(fits: boolean) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return (isUserVerified) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

test.beforeAll(async ({ browser }, info) => {
  page = await openPage(browser, info);
  clerk = await newClerk('support');
});
test.afterAll(() => leave(page));

const code = () => new TOTP({ secret: clerk.totpSecret }).generate();

test('a clerk adds a passkey on the account page, and an e-mail confirms it', async () => {
  await page.goto('/office/sign-in');
  await fillClerkSignIn(page, clerk);
  await page.getByRole('link', { name: 'Your account: Sam Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expectSound(page);
  const setFits = await addDevice();
  await freshCode(clerk);

  await setFits(false);
  await page.getByLabel(/^Name/).fill('Desk lamp');
  await page.getByLabel('Authenticator code').fill(code());
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^No passkey was created\./);
  await setFits(true);
  await freshCode(clerk);
  await page.getByLabel('Authenticator code').fill(code());
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('row', { name: /^Desk lamp/ })).toContainText('Never');
  await expectSound(page);
  await emailAbout(page, clerk.email, 'passkey added');
});

test('the passkey and the password together sign the clerk in without an authenticator code', async () => {
  await signOut();
  const byPasskey = page.getByRole('button', { name: 'Use a passkey instead of the code' });
  await expect(byPasskey).toBeDisabled();
  await expectSound(page);
  await page.getByLabel('E-mail', { exact: true }).fill(clerk.email);
  await page.getByLabel('Password').fill('Wrong-Lamp-42!');
  await byPasskey.click();
  await expect(page.getByRole('alert')).toHaveText('Your email, password or code is incorrect');
  await page.getByLabel('Password').fill(clerk.password);
  await byPasskey.click();
  await expect(page).toHaveURL(/\/office\/(cash-outs|documents|members|support)/);
});

test('a removed passkey no longer signs the clerk in', async () => {
  await page.getByRole('link', { name: 'Your account: Sam Support' }).click();
  await expect(page.getByRole('row', { name: /^Desk lamp/ })).not.toContainText('Never');
  await page.getByRole('button', { name: 'Remove Desk lamp' }).click();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await emailAbout(page, clerk.email, 'passkey removed');
  await signOut();
  await page.getByLabel('E-mail', { exact: true }).fill(clerk.email);
  await page.getByLabel('Password').fill(clerk.password);
  await page.getByRole('button', { name: 'Use a passkey instead of the code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your email, password or code is incorrect');
});
