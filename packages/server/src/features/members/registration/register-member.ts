import type { NewPlayer } from '@wl/contract/members';
import { isBlocked } from '@wl/world/casino/jurisdictions';
import { textsOf } from '../../../platform/http/field-issues.ts';
import { hashPassword, type NewSession } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { endBounce } from '../../../platform/email/suppressions.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import type { Caller } from '../sign-in/caller.ts';
import { isCountry } from '../jurisdiction/countries.ts';
import { createMember } from './create-member.ts';
import { rememberDevice } from '../sign-in/devices.ts';
import { makeEmailCode } from './email-codes.ts';
import { profileAt } from '../jurisdiction/jurisdiction.ts';
import { confirmationEmail } from '../emails/emails.ts';
import { findMemberByEmail, type MemberRow } from '../repository.ts';
import { judgeRegistration, type Applicant } from '../rules.ts';
import { refusedByAge } from './refused-by-age.ts';

export interface Registered {
  member: MemberRow;
  session: NewSession;
}

/**
 * Registers a member. One transaction stores the member with their bag, accounts (with 100 Coins), seed pair, journey,
 * confirmation e-mail, device and session.
 * @throws DomainError request.country_blocked · member.already_registered; with a message for each invalid field:
 *   request.invalid · member.too_young · member.too_young_there · member.email_taken
 */
export async function registerMember(
  deps: Deps,
  player: NewPlayer,
  caller: Caller,
): Promise<Registered> {
  if (isBlocked(player.country)) throw new DomainError('request.country_blocked');
  const { consentsPreset } = profileAt(deps, player.country, caller.ip);
  const applicant = judge(
    {
      ...player,
      term_and_condition: player.term_and_condition ?? consentsPreset,
      offer_from: player.offer_from ?? consentsPreset,
    },
    deps.clock.now(),
  );
  if (await findMemberByEmail(deps.db, applicant.emailKey)) throw emailTaken();
  // Hashing the password is slow, so do it before the transaction, which should be short.
  const passwordHash = await hashPassword(applicant.password);
  const id = uuidv7();
  try {
    return await deps.transaction(async (tx) => {
      const member = await createMember(deps, tx, { id, applicant, passwordHash });
      await sendConfirmation(deps, tx, member);
      await rememberDevice(deps, tx, id, { token: caller.deviceToken, device: caller.device });
      const session = await deps.sessions.create(tx, {
        kind: 'member',
        subjectId: id,
        device: caller.device,
        ip: caller.ip,
      });
      return { member, session };
    });
  } catch (error) {
    throw wordUniqueness(error);
  }
}

/**
 * Creates a code and queues the e-mail that contains it, in the member's language. The e-mail is sent even if an
 * earlier e-mail to this address bounced, because the member has requested the code.
 */
export async function sendConfirmation(
  deps: Deps,
  tx: Transaction,
  member: MemberRow,
): Promise<void> {
  const code = await makeEmailCode(deps, tx, member.id, 'confirm');
  await endBounce(deps, tx, member.email);
  await queueEmail(
    tx,
    confirmationEmail({
      to: member.email,
      name: member.first_name,
      language: member.language,
      code,
      publicUrl: deps.config.publicUrl,
    }),
  );
}

function judge(player: NewPlayer, today: Date): Applicant {
  const verdict = judgeRegistration(player, isCountry, today);
  if (verdict.ok) return verdict.applicant;
  const { tooYoung, faults } = verdict;
  if (tooYoung && Object.keys(faults).length === 1) throw refusedByAge(tooYoung, faults);
  throw new DomainError('request.invalid', { fields: textsOf(faults) });
}

function emailTaken(): DomainError {
  return new DomainError('member.email_taken', { fields: textsOf({ email: 'field.email_taken' }) });
}

/**
 * Converts violations of unique constraints to domain errors, because two simultaneous registrations can both pass the
 * check for existing accounts.
 */
function wordUniqueness(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505') return error;
  if (constraint === 'members_email_taken') return emailTaken();
  if (constraint === 'members_already_registered')
    return new DomainError('member.already_registered');
  return error;
}
