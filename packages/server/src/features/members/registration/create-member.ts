import { randomInt } from 'node:crypto';
import { membersEvents } from '@wl/contract/events/members';
import { START_COINS } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { openAccounts, post, recordEvent } from '../../ledger/index.ts';
import { likenessOf } from './alike-members.ts';
import { identityKeyOf } from './identity-key.ts';
import { suggestNickname } from './nicknames.ts';
import { storeNewMemberParts } from '../parts.ts';
import { findMember, insertMember, nicknameIsTaken, type MemberRow } from '../repository.ts';
import type { Applicant } from '../rules.ts';

export interface Creation {
  id: string;
  applicant: Applicant;
  passwordHash: string;
}

/**
 * Creates a member with all initial data: the ledger accounts with 100 Coins, the data of other features (bag, seed
 * pair, journey), and the registration event. Runs in the caller's transaction, so either all or none of it is stored.
 */
export async function createMember(
  deps: Deps,
  tx: Transaction,
  { id, applicant, passwordHash }: Creation,
): Promise<MemberRow> {
  const now = deps.clock.now();
  await insertMember(tx, await rowOf(deps, tx, { id, applicant, passwordHash }));
  await openAccounts(tx, id);
  await post(tx, {
    memberId: id,
    operationId: id,
    kind: 'coins_granted',
    transfers: [{ debit: 'coinsIssued', credit: 'coins', amount: START_COINS }],
    at: now,
  });
  await storeNewMemberParts(deps, tx, { id, applicant });
  await recordEvent(tx, membersEvents.registered, {
    memberId: id,
    // `awaits_confirmation`: missions start only after the member has confirmed the e-mail address (decision 0039).
    data: {
      language: applicant.language,
      country: applicant.country,
      awaits_confirmation: true,
    },
  });
  tx.afterCommit(() => {
    deps.events.wake();
  });
  const member = await findMember(tx, id);
  if (!member) throw new Error('the member just stored is not there');
  return member;
}

async function rowOf(
  deps: Deps,
  tx: Transaction,
  { id, applicant, passwordHash }: Creation,
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
    ...likenessOf(deps, applicant),
    identity_key: identityKeyOf(deps, applicant),
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
