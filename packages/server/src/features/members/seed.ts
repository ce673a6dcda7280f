import { membersEvents } from '@wl/contract/events/members';
import { hashPassword } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { recordEvent } from '../ledger/index.ts';
import { cityOf } from './parts.ts';
import { createMember } from './registration/create-member.ts';
import { findMemberByEmail, updateMember } from './repository.ts';
import type { Applicant } from './rules.ts';

/** Value stored instead of a password hash. No password matches it. */
const NO_PASSWORD = '-';

/**
 * Member who can sign in only on demonstration installations, where the credentials are printed at every server start.
 */
export const demoMember: Applicant = {
  email: 'demo@wanderluck.example',
  emailKey: 'demo@wanderluck.example',
  phone: '+12025550143',
  password: 'Wander-Harbour-42!',
  birthDate: '1990-05-17',
  firstName: 'Dana',
  lastName: 'Voyager',
  nationality: 'US',
  address1: '42 Lighthouse Quay',
  address2: '',
  postCode: '10001',
  gender: 'female',
  city: 'New York',
  country: 'US',
  offers: true,
  language: 'en',
  affiliateToken: null,
  bagId: 'carry-on',
};

/**
 * Creates the demo member if SEED_DEMO is set and the member does not exist. The demo member's passport becomes
 * verified with the first top-up. In production, disables the sign-in of an existing demo member instead.
 */
export async function seed(deps: Deps): Promise<void> {
  if (deps.config.production) {
    await closeDemoMember(deps);
    return;
  }
  if (!deps.config.seedDemo) return;
  if (!(await findMemberByEmail(deps.db, demoMember.emailKey))) {
    const passwordHash = await hashPassword(demoMember.password);
    await deps.transaction(async (tx) => {
      const id = uuidv7();
      await createMember(deps, tx, { id, applicant: demoMember, passwordHash });
      await updateMember(tx, id, {
        email_confirmed_at: deps.clock.now(),
        identity_state: 'Approved',
        address_state: 'Approved',
      });
      // The missions start with this event.
      await recordEvent(tx, membersEvents.email_confirmed, {
        memberId: id,
        data: { city: await cityOf(tx, id) },
      });
    });
  }
  deps.announce(
    `Member: ${deps.config.publicUrl}/  ${demoMember.email}  password ${demoMember.password}`,
  );
}

/** Disables the demo member's sign-in, because the member's password is in the source code. */
async function closeDemoMember(deps: Deps): Promise<void> {
  const member = await findMemberByEmail(deps.db, demoMember.emailKey);
  if (!member || member.password_hash === NO_PASSWORD) return;
  await deps.transaction(async (tx) => {
    await updateMember(tx, member.id, { password_hash: NO_PASSWORD });
    await deps.sessions.end(tx, { subjectId: member.id }, 'demonstration closed');
  });
}
