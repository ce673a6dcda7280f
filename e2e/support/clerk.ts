import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { staffSignIn } from '@wl/contract/office/staff';
import type { Clerk } from '@wl/contract/office/staff';
import { newTotpSecret, sealSecret } from '@wl/server/platform/sign-in/authenticator';
import { hashPassword } from '@wl/server/platform/passwords/passwords';
import { secretOf } from './casino.ts';
import { BLANK, type Client, clientOf } from './client.ts';
import { withOwner } from './database.ts';

const PASSWORD = 'Test-Lamp-42!';

/** Kinds of test clerk, each with its roles and the name that colleagues see. */
const kinds = {
  owner: { name: 'Olivia Owner', roles: ['owner'] },
  payments: { name: 'Paul Payments', roles: ['payments'] },
  payments2: { name: 'Petra Payments', roles: ['payments'] },
  documentsClerk: { name: 'Pia Passport', roles: ['passport_desk'] },
  support: { name: 'Sam Support', roles: ['support'] },
  dealer: { name: 'Dana Dealer', roles: ['dealer'] },
  pitBoss: { name: 'Pia Pit', roles: ['pit_boss'] },
  pitBoss2: { name: 'Bo Boss', roles: ['pit_boss'] },
  marketing: { name: 'Mara Marketing', roles: ['marketing'] },
  marketing2: { name: 'Ada Byron', roles: ['marketing'] },
} as const satisfies Record<string, { name: string; roles: readonly Clerk['roles'][number][] }>;
export type ClerkKind = keyof typeof kinds;

export interface TestClerk {
  email: string;
  password: string;
  /** Base32 secret of the clerk's authenticator app. */
  totpSecret: string;
}

/**
 * Creates a clerk for one test. Each account can use a one-time code only once, so tests that share a clerk would have
 * to wait up to 30 seconds for the next code.
 */
export async function newClerk(kind: ClerkKind): Promise<TestClerk> {
  const clerk = {
    email: `${kind.toLowerCase()}.${randomUUID()}@office.example`,
    password: PASSWORD,
    totpSecret: newTotpSecret(),
  };
  const keeper = { config: { appSecret: await secretOf('appSecret') } };
  const passwordHash = await hashPassword(clerk.password);
  await withOwner((owner) =>
    owner.query(
      `insert into staff_clerks (id, email, email_key, name, password_hash, totp_secret, roles, created_at)
       values ($1, $2, $2, $3, $4, $5, $6, now())`,
      [
        randomUUID(),
        clerk.email,
        kinds[kind].name,
        passwordHash,
        sealSecret(keeper, 'staff.totp', clerk.totpSecret),
        kinds[kind].roles,
      ],
    ),
  );
  return clerk;
}

/** Returns the six-digit code that this clerk's authenticator app would show now. */
const codeOf = ({ totpSecret }: TestClerk): string => new TOTP({ secret: totpSecret }).generate();

/** Makes the server forget this clerk's used codes, so that the current code works again. */
export async function freshCode({ email }: TestClerk): Promise<void> {
  await withOwner((owner) =>
    owner.query('update staff_clerks set totp_last_step = 0 where email = $1', [email]),
  );
}

/** Fills in and submits the back office's sign-in form, which is either on the sign-in page or in a dialog. */
export async function fillClerkSignIn(page: Page, clerk: TestClerk): Promise<void> {
  const form = page.locator('form:has(input[autocomplete="one-time-code"])');
  await form.locator('input[type="email"]').fill(clerk.email);
  await form.locator('input[type="password"]').fill(clerk.password);
  await form.locator('input[autocomplete="one-time-code"]').fill(codeOf(clerk));
  await form.locator('button[type="submit"]').click();
}

/**
 * Starts a session for a new clerk in the page's browser context through the API, without navigating the page.
 * @returns the API client of the session
 */
export async function beginShift(page: Page, kind: ClerkKind): Promise<Client> {
  const clerk = await newClerk(kind);
  const { email, password } = clerk;
  const client = await clientOf(page);
  const { data } = await client.request(staffSignIn, {
    body: { email, password, code: codeOf(clerk) },
  });
  client.token = data.auth_token;
  return client;
}

/**
 * Signs in a new clerk on this page without the sign-in form, which has its own tests. Then opens the clerk's first
 * back-office page.
 */
export async function signInClerk(page: Page, kind: ClerkKind = 'owner'): Promise<void> {
  const { token } = await beginShift(page, kind);
  await page.goto(BLANK);
  await page.evaluate((kept) => {
    sessionStorage.setItem('staff_token', kept ?? '');
  }, token);
  await page.goto('/office/');
  await page.waitForURL(/cash-outs|documents|members|support|campaigns|affiliates|dealing/);
}
