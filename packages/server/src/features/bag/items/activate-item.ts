import { bagEvents } from '@wl/contract/events/bag';
import { kindOf } from '@wl/world/bonuses/index';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { skillsOf } from '../../journey/index.ts';
import { recordEvent } from '../../ledger/index.ts';
import { profileOf } from '../../members/index.ts';
import { endItem, holdItem } from './end-item.ts';
import { expireWithin } from './expire-items.ts';
import { changeItem, livingItems, type ItemRow } from './items-repository.ts';
import { bagKindOf } from '../kinds/index.ts';
import { publishBag } from '../publish-bag.ts';
import { watchedOf } from '../read-bag.ts';
import { asksTooMuch, daysAfter, isOver, timesHundredths, waitsForDeposit } from '../rules.ts';
import { runItem } from './run-item.ts';

/**
 * Activates a bag item, which frees its place in the bag. The member's current Gambler level determines the wagering
 * multiplier. Activating an active item again changes nothing.
 * @throws DomainError request.not_found (no such item) · bag.item_not_in_bag · bag.item_ended · bag.another_waits
 *   (another item waits for a deposit) · bag.another_watched (another deposit is being watched) · bag.wagering_too_high
 */
export async function activateItem(
  deps: Deps,
  memberId: string,
  id: string,
  ip: string,
): Promise<void> {
  const profile = await profileOf(deps, ip, memberId);
  const isGoing = await deps.transaction(async (tx) => {
    const row = await holdItem(tx, id, memberId);
    if (isActivated(row)) return true;
    const now = deps.clock.now();
    if (row.state !== 'in_bag' || row.deadline === null)
      throw new DomainError('bag.item_not_in_bag');
    if (isOver(row.deadline, now)) {
      // The deadline has passed, but the expiry job has not run yet, so end the item here.
      await endItem(deps, tx, row, 'expired');
      return false;
    }
    const { terms } = row;
    if (asksTooMuch(terms, profile)) throw new DomainError('bag.wagering_too_high');
    if (waitsForDeposit(terms)) {
      await expireWithin(deps, tx, memberId);
      const others = await livingItems(tx, memberId);
      if (others.some((other) => other.state === 'active' && waitsForDeposit(other.terms)))
        throw new DomainError('bag.another_waits');
      // Only one item at a time may have a watched deposit. Otherwise, the same turnover would count for two items, and
      // their cashback would cost more than the item prices allow for (decision 46).
      if (bagKindOf(terms.kind).watch && others.some((other) => watchedOf(other, 0)))
        throw new DomainError('bag.another_watched');
    }
    await setGoing(deps, tx, row);
    publishBag(deps, tx, memberId);
    return true;
  });
  // Throw only after the commit, because an error inside the transaction would undo the expiry of the item.
  if (!isGoing) throw new DomainError('bag.item_ended');
}

/**
 * Returns true if the item is in the state that activation gives it: `running` if its kind starts on activation, and
 * `active` otherwise.
 */
const isActivated = ({ state, kind }: ItemRow): boolean =>
  state === 'active' || (state === 'running' && kindOf(kind).start === 'activation');

/** Activates a bag item. The caller must hold the wallet lock and have checked that the item can be activated. */
export async function setGoing(deps: Deps, tx: Transaction, row: ItemRow): Promise<void> {
  const { id, member_id: memberId, terms, deadline } = row;
  const now = deps.clock.now();
  const { gambler } = await skillsOf(tx, memberId);
  const { playDays, spins, creditCents, grantCents } =
    bagKindOf(terms.kind).activation?.(terms) ?? {};
  const active = {
    state: 'active',
    activated_at: now,
    deadline: playDays === undefined ? (deadline ?? now) : daysAfter(now, playDays),
    wagering_hundredths: timesHundredths(terms, gambler),
    spins_left: spins ?? 0,
    credit_left_cents: creditCents ?? 0,
  } as const;
  await changeItem(tx, id, active);
  await recordEvent(tx, bagEvents.item_activated, {
    memberId,
    data: { item_id: id, kind: row.kind, slug: row.slug, at: now.toISOString() },
  });
  if (grantCents) await runItem(deps, tx, { ...row, ...active }, grantCents);
}
