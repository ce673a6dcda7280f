import type { BodyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/office/affiliates';
import { emailKeyOf } from '../../platform/email/email-address.ts';
import { textsOf } from '../../platform/http/field-issues.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isCountry, likenessOf, readPhone } from '../members/index.ts';
import { refuseOwn } from './refuse-own.ts';
import {
  findShares,
  insertAffiliate,
  insertToken,
  lockAffiliate,
  putShare,
  updateAffiliate,
  type AffiliateRow,
} from './repository.ts';
import { monthOf, nextMonth, percentIn } from './rules.ts';

type NewAffiliate = BodyOf<typeof calls.makeAffiliate>;
type AffiliateChange = BodyOf<typeof calls.changeAffiliate>;
type Contact = Omit<NewAffiliate, 'token' | 'share_percent'>;

/**
 * Creates an affiliate's account with an initial token and a share that applies from the current month.
 * @throws DomainError request.invalid (invalid field) · affiliates.email_taken · affiliates.token_taken
 */
export async function makeAffiliate(
  deps: Deps,
  tx: Transaction,
  { token, share_percent: percent, ...contact }: NewAffiliate,
  clerkId: string,
): Promise<string> {
  const id = uuidv7();
  const at = deps.clock.now();
  await wordUniqueness(() =>
    insertAffiliate(tx, {
      id,
      ...contactRow(deps, contact),
      state: 'active',
      version: 1,
      created_by: clerkId,
      created_at: at,
      updated_at: at,
    }),
  );
  await putShare(tx, { affiliateId: id, month: monthOf(at), percent });
  await addToken(deps, tx, id, token);
  return id;
}

/**
 * Adds a token to an affiliate.
 * @throws DomainError affiliates.token_taken if another affiliate has the token
 */
export async function addToken(
  deps: Deps,
  tx: Transaction,
  affiliateId: string,
  token: string,
): Promise<void> {
  const at = deps.clock.now();
  if (!(await insertToken(tx, { token, affiliate_id: affiliateId, created_at: at })))
    throw new DomainError('affiliates.token_taken');
}

/**
 * Changes an affiliate's contact data, state or share. A new share applies from next month. Rejects referrals whose
 * accounts, according to the new contact data, belong to the affiliate.
 * @returns the affiliate before the change
 * @throws DomainError request.not_found (no such affiliate) · affiliates.changed (another clerk changed it first) ·
 *   request.invalid (invalid field) · affiliates.email_taken
 */
export async function changeAffiliate(
  deps: Deps,
  tx: Transaction,
  id: string,
  change: AffiliateChange,
): Promise<AffiliateRow> {
  const { state, share_percent: percent, version, reason: _, ...contact } = change;
  const before = await lockAffiliate(tx, id);
  if (!before) throw new DomainError('request.not_found');
  if (before.version !== version) throw new DomainError('affiliates.changed');
  const at = deps.clock.now();
  const row = contactRow(deps, contact);
  await wordUniqueness(() =>
    updateAffiliate(tx, id, { ...row, state, version: version + 1, updated_at: at }),
  );
  const month = nextMonth(monthOf(at));
  if (percentIn(month, await findShares(tx, id)) !== percent)
    await putShare(tx, { affiliateId: id, month, percent });
  await refuseOwn(deps, tx, { ...before, ...row });
  return before;
}

function contactRow(deps: Deps, { phone: given, ...contact }: Contact) {
  if (!isCountry(contact.country))
    throw new DomainError('request.invalid', { fields: textsOf({ country: 'field.required' }) });
  const phone = given === '' ? '' : readPhone(given, contact.country);
  if (phone === null)
    throw new DomainError('request.invalid', { fields: textsOf({ phone: 'field.phone_invalid' }) });
  return {
    ...contact,
    phone,
    email_key: emailKeyOf(contact.email),
    ...likenessOf(deps, {
      firstName: contact.first_name,
      lastName: contact.last_name,
      birthDate: contact.birth_date,
      country: contact.country,
      postCode: contact.post_code,
      address1: contact.address1,
    }),
  };
}

async function wordUniqueness(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'affiliates_email_taken')
      throw new DomainError('affiliates.email_taken');
    throw error;
  }
}
