import type { Clerk } from '@wl/contract/office/staff';
import { hashPassword } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { audit } from './audit.ts';
import { sealSecret } from '../../platform/sign-in/authenticator.ts';
import { deactivateClerks, findClerkByEmail, putClerk } from './repository.ts';

/** Public password of all demo clerks. These accounts exist only on demonstration installations. */
export const DEMO_STAFF_PASSWORD = 'Desk-Lamp-42!';

export interface DemoClerk {
  email: string;
  name: string;
  roles: Clerk['roles'];
  /** Authenticator secret in Base32. */
  totpSecret: string;
}

export const demoClerks: readonly DemoClerk[] = [
  {
    email: 'owner@wanderluck.example',
    name: 'Olivia Owner',
    roles: ['owner'],
    totpSecret: 'OWNERDEMOAAAAAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'payments1@wanderluck.example',
    name: 'Paul Payments',
    roles: ['payments'],
    totpSecret: 'PAYMENTSONEAAAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'payments2@wanderluck.example',
    name: 'Petra Payments',
    roles: ['payments'],
    totpSecret: 'PAYMENTSTWOAAAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'passport@wanderluck.example',
    name: 'Pia Passport',
    roles: ['passport_desk'],
    totpSecret: 'PASSPORTDESKAAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'support@wanderluck.example',
    name: 'Sam Support',
    roles: ['support'],
    totpSecret: 'SUPPORTDESKAAAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'marketing@wanderluck.example',
    name: 'Mara Marketing',
    roles: ['marketing'],
    totpSecret: 'MARKETINGDEMOAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'auditor@wanderluck.example',
    name: 'Ada Auditor',
    roles: ['auditor'],
    totpSecret: 'AUDITORDEMOAAAAAAAAAAAAAAAAAAAAA',
  },
];

/**
 * In production, closes demo accounts that an earlier demonstration left in the database. Otherwise, if SEED_DEMO is
 * set, creates missing demo clerks and prints their credentials.
 */
export async function seed(deps: Deps): Promise<void> {
  if (deps.config.production) {
    await closeDemoClerks(deps);
    return;
  }
  if (!deps.config.seedDemo) return;
  for (const demo of demoClerks) await makeDemoClerk(deps, demo);
  deps.announce(`Office: ${deps.config.publicUrl}/office/  password ${DEMO_STAFF_PASSWORD}`);
  for (const { email, roles, totpSecret } of demoClerks)
    deps.announce(
      `  ${email.padEnd(30)} ${roles.join(', ').padEnd(14)} authenticator ${totpSecret}`,
    );
  deps.announce(`  Codes of this moment: ${deps.config.publicUrl}/dev/authenticator`);
}

/** Creates the demo clerk if it does not already exist. Returns the clerk's id. */
async function makeDemoClerk(deps: Deps, demo: DemoClerk): Promise<string> {
  const known = await findClerkByEmail(deps.db, demo.email);
  if (known) return known.id;
  const id = uuidv7();
  const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD);
  await deps.transaction(async (tx) => {
    await putClerk(tx, {
      id,
      email: demo.email,
      email_key: demo.email,
      name: demo.name,
      password_hash: passwordHash,
      totp_secret: sealSecret(deps, 'staff.totp', demo.totpSecret),
      totp_last_step: 0,
      roles: demo.roles,
      active: true,
      created_at: deps.clock.now(),
    });
    await audit(tx, {
      clerkId: null,
      action: 'staff.seeded',
      subject: `clerk:${id}`,
      after: { email: demo.email, roles: demo.roles },
    });
  });
  return id;
}

/**
 * Returns the id of a demo clerk. Creates the clerk if it does not exist yet, because other features may be seeded
 * before this one. Call this function only if SEED_DEMO is set.
 */
export async function demoClerkId(deps: Deps, email: string): Promise<string> {
  const demo = demoClerks.find((one) => one.email === email);
  if (!demo) throw new Error(`there is no demo clerk ${email}`);
  return makeDemoClerk(deps, demo);
}

/** Closes the demo accounts, because their passwords and authenticator secrets are in the source code. */
async function closeDemoClerks(deps: Deps): Promise<void> {
  await deps.transaction(async (tx) => {
    const emails = demoClerks.map(({ email }) => email);
    for (const id of await deactivateClerks(tx, emails)) {
      await deps.sessions.end(tx, { subjectId: id }, 'demonstration closed');
      await audit(tx, { clerkId: null, action: 'staff.demo_closed', subject: `clerk:${id}` });
    }
  });
}
