import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { accountsOfPerson, membersNear } from '../members/index.ts';
import { membersSharing } from '../wallet/index.ts';
import { refuse, acceptedReferrals } from './referrals-repository.ts';
import type { AffiliateRow, Refusal } from './repository.ts';

/**
 * Refuses referrals whose member is the affiliate or shares a payment instrument, device or postal address with the
 * affiliate (decisions §11). Refused referrals earn no commission. The back office shows the strongest reason, but
 * members are not informed.
 * @param memberIds members whose referrals are checked; default: all members with an accepted referral
 */
export async function refuseOwn(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  affiliate: AffiliateRow,
  memberIds?: readonly string[],
): Promise<void> {
  const asked =
    memberIds ?? (await acceptedReferrals(tx, affiliate.id)).map(({ member_id }) => member_id);
  if (asked.length === 0) return;
  const person = {
    personKey: affiliate.person_key,
    addressKey: affiliate.address_key,
    emailKey: affiliate.email_key,
    phone: affiliate.phone,
  };
  const accounts = await accountsOfPerson(tx, person);
  const own = new Set(accounts);
  const sharing = await membersSharing(tx, accounts, asked);
  const near = await membersNear(tx, person, accounts, asked);
  const reasons = new Map<string, Refusal>([
    ...near.filter(({ why }) => why === 'address').map(({ id, why }) => [id, why] as const),
    ...near.filter(({ why }) => why === 'device').map(({ id, why }) => [id, why] as const),
    ...sharing.map((id) => [id, 'instrument'] as const),
    ...asked.filter((id) => own.has(id)).map((id) => [id, 'identity'] as const),
  ]);
  const refused = [...reasons].map(([memberId, reason]) => ({ memberId, reason }));
  await refuse(tx, refused, deps.clock.now());
}
