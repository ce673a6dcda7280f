import { randomInt } from 'node:crypto';
import type { NewPlayer } from '@wl/contract/members';
import { isBlocked } from '@wl/world/house/jurisdictions';
import { START_COINS } from '@wl/world/house/limits';
import { hashPassword, type NewSession } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { queueMail } from '../../platform/mail.ts';
import { giveBag } from '../bag/index.ts';
import { openSeedPair } from '../fairness/index.ts';
import { beginJourney } from '../journey/index.ts';
import { openAccounts, post, recordEvent } from '../ledger/index.ts';
import type { Caller } from './caller.ts';
import { isCountry } from './countries.ts';
import { rememberDevice } from './devices.ts';
import { makeEmailCode } from './email-codes.ts';
import { keyedHash } from './keyed-hash.ts';
import { confirmationLetter } from './mails.ts';
import { suggestNickname } from './nicknames.ts';
import {
  findMember,
  findMemberByEmail,
  insertMember,
  nicknameIsTaken,
  type MemberRow,
} from './repository.ts';
import { identityText, judgeRegistration, textsOf, type Applicant } from './rules.ts';
import { refuseBlockedCountry } from './whereabouts.ts';

export interface Registered {
  member: MemberRow;
  session: NewSession;
}

/**
 * Acquires a passport: member, bag, accounts with 100 Coins, seed pair, journey, confirmation mail and session in one
 * transaction: all of it or nothing.
 * @throws DomainError request.country_blocked · request.invalid · member.too_young · member.email_taken ·
 *   member.already_registered, the four last ones with texts per field
 */
export async function registerMember(
  deps: Deps,
  player: NewPlayer,
  caller: Caller,
): Promise<Registered> {
  await refuseBlockedCountry(caller.ip);
  if (isBlocked(player.country)) throw new DomainError('request.country_blocked');
  const applicant = judge(player, deps.clock.now());
  if (await findMemberByEmail(deps.db, applicant.emailKey)) throw emailTaken();
  // The slow part stays outside of the transaction.
  const passwordHash = await hashPassword(applicant.password);
  const id = uuidv7();
  try {
    return await deps.transaction(async (tx) => {
      await insertMember(tx, await rowOf(deps, tx, id, applicant, passwordHash));
      await giveBag(tx, id, applicant.bagId, deps.clock.now());
      await openAccounts(tx, id);
      await post(tx, {
        memberId: id,
        operationId: id,
        kind: 'coins_granted',
        transfers: [{ debit: 'coinsIssued', credit: 'coins', amount: START_COINS }],
        at: deps.clock.now(),
      });
      await openSeedPair(deps, tx, id);
      await beginJourney(tx, id, applicant.language);
      await recordEvent(tx, {
        memberId: id,
        type: 'members.registered',
        data: { language: applicant.language, country: applicant.country },
      });
      const member = await readBack(tx, id);
      await sendConfirmation(deps, tx, member);
      await rememberDevice(deps, tx, id, { token: caller.deviceToken, device: caller.device });
      const session = await deps.sessions.create(tx, {
        kind: 'member',
        subjectId: id,
        device: caller.device,
        ip: caller.ip,
      });
      tx.afterCommit(() => {
        deps.events.wake();
      });
      return { member, session };
    });
  } catch (error) {
    throw wordUniqueness(error);
  }
}

/** Makes a new code and queues the mail that carries it, in the member's language. */
export async function sendConfirmation(
  deps: Deps,
  tx: Transaction,
  member: MemberRow,
): Promise<void> {
  const code = await makeEmailCode(deps, tx, member.id, 'confirm');
  await queueMail(
    tx,
    confirmationLetter({
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
  const onlyTooYoung = verdict.tooYoung && Object.keys(verdict.faults).length === 1;
  throw new DomainError(onlyTooYoung ? 'member.too_young' : 'request.invalid', {
    fields: textsOf(verdict.faults),
  });
}

function emailTaken(): DomainError {
  return new DomainError('member.email_taken', { fields: textsOf({ email: 'field.email_taken' }) });
}

async function rowOf(
  deps: Deps,
  tx: Transaction,
  id: string,
  applicant: Applicant,
  passwordHash: string,
): Promise<Parameters<typeof insertMember>[1]> {
  const now = deps.clock.now();
  const nickname = await freeNickname(tx);
  return {
    id,
    email: applicant.email,
    email_key: applicant.emailKey,
    password_hash: passwordHash,
    nickname,
    nickname_key: nickname.toLowerCase(),
    first_name: applicant.firstName,
    last_name: applicant.lastName,
    date_of_birth: applicant.birthDate,
    gender: applicant.gender,
    nationality: applicant.nationality,
    phone: applicant.phone,
    address1: applicant.address1,
    address2: applicant.address2,
    post_code: applicant.postCode,
    city: applicant.city,
    country: applicant.country,
    language: applicant.language,
    offers: applicant.offers,
    terms_accepted_at: now,
    affiliate_token: applicant.affiliateToken,
    identity_key: keyedHash(deps, 'members.identity', identityText(applicant)),
    created_at: now,
    updated_at: now,
  };
}

async function freeNickname(tx: Transaction): Promise<string> {
  for (;;) {
    const nickname = suggestNickname(randomInt);
    if (!(await nicknameIsTaken(tx, nickname.toLowerCase()))) return nickname;
  }
}

async function readBack(tx: Transaction, id: string): Promise<MemberRow> {
  const member = await findMember(tx, id);
  if (!member) throw new Error('the member just stored is not there');
  return member;
}

/** Two registrations at once pass the look before; the unique constraints decide. */
function wordUniqueness(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505') return error;
  if (constraint === 'members_email_taken') return emailTaken();
  if (constraint === 'members_already_registered')
    return new DomainError('member.already_registered');
  return error;
}
