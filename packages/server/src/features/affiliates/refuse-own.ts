import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { accountsOfPerson, membersNear } from '../members/index.ts';
import { membersSharing } from '../wallet/index.ts';
import { refuse, standingReferrals } from './referrals-repository.ts';
import type { AffiliateRow, Refusal } from './repository.ts';

/**
 * Refuses members who are the affiliate, or share an instrument, a device or an address with them (decisions §11): nothing of
 * theirs is shared. The members notice nothing; the office sees the reason, the strongest one.
 * @param memberIds of the affiliate's members; default: all that stand
 */
export async function refuseOwn(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  affiliate: AffiliateRow,
  memberIds?: readonly string[],
): Promise<void> {
  const asked =
    memberIds ?? (await standingReferrals(tx, affiliate.id)).map(({ member_id }) => member_id);
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
