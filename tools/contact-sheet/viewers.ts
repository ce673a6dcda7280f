/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** Demonstration accounts, created at the first start (`npm start` prints them). */
export const demo = {
  member: { email: 'demo@wanderluck.example', password: 'Wander-Harbour-42!' },
  staffPassword: 'Desk-Lamp-42!',
  clerks: {
    owner: { email: 'owner@wanderluck.example', secret: 'OWNERDEMOAAAAAAAAAAAAAAAAAAAAAAA' },
    payments: { email: 'payments1@wanderluck.example', secret: 'PAYMENTSONEAAAAAAAAAAAAAAAAAAAAA' },
    payments2: {
      email: 'payments2@wanderluck.example',
      secret: 'PAYMENTSTWOAAAAAAAAAAAAAAAAAAAAA',
    },
    support: { email: 'support@wanderluck.example', secret: 'SUPPORTDESKAAAAAAAAAAAAAAAAAAAAA' },
    marketing: {
      email: 'marketing@wanderluck.example',
      secret: 'MARKETINGDEMOAAAAAAAAAAAAAAAAAAA',
    },
    documentsClerk: {
      email: 'passport@wanderluck.example',
      secret: 'PASSPORTDESKAAAAAAAAAAAAAAAAAAAA',
    },
  },
} as const;

/** Returns the six-digit code that an authenticator app would show now. */
const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** Signs in the demonstration member with the sign-in form in the HUD. */
export async function signInMember(page: Page, base: string): Promise<void> {
  await page.goto(base);
  // The prerendered buttons are visible before they respond to clicks, so wait until the application is ready.
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /sign in|iniciar sesión|entrar|connecter|giriş/i })
    .click();
  await page.locator('input[name="email"]').fill(demo.member.email);
  await page.locator('input[name="password"]').fill(demo.member.password);
  await page.locator('dialog form').getByRole('button').last().click();
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
}

type ClerkName = keyof typeof demo.clerks;

/** Submits the sign-in form. If the current code has already been used, waits for the next code and tries again. */
async function fillClerkSignIn(page: Page, clerk: ClerkName): Promise<void> {
  const { email, secret } = demo.clerks[clerk];
  const CODE_MS = 30_000;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const form = page.locator('form:has(input[autocomplete="one-time-code"])');
    await form.locator('input[type="email"]').fill(email);
    await form.locator('input[type="password"]').fill(demo.staffPassword);
    await form.locator('input[autocomplete="one-time-code"]').fill(codeOf(secret));
    const answer = page.waitForResponse((one) => one.url().endsWith('/staff/auth/sign-in'));
    await form.locator('button[type="submit"]').click();
    if ((await answer).ok()) return;
    // Each authenticator code is valid for only one sign-in. If the clerk has already used the current code, wait for
    // the next 30-second period.
    await page.waitForTimeout(CODE_MS - (Date.now() % CODE_MS) + 500);
  }
  throw new Error(`${email} could not sign in`);
}

/** Signs a demo clerk in to the back office. */
export async function signInClerk(
  page: Page,
  base: string,
  clerk: ClerkName = 'owner',
): Promise<void> {
  await page.goto(`${base}/office/sign-in`);
  await fillClerkSignIn(page, clerk);
  await page.waitForURL(/cash-outs|documents|members|campaigns|affiliates/);
}
