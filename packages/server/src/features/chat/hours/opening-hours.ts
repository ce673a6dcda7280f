import type { ChatOpening } from '@wl/contract/chat-start';
import type { StoredChatHours } from '@wl/contract/office/chat';
import { alwaysOpen, type ChatHours, chatOpeningAt } from '@wl/world/chat/hours';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findHours, storeHours } from './hours-repository.ts';

/** Returns whether the chat is open now, and when it next opens or closes. */
export async function readOpening({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ChatOpening> {
  const { isOpen, opensAt, closesAt } = chatOpeningAt(
    (await findHours(db)) ?? alwaysOpen,
    clock.now(),
  );
  return {
    open: isOpen,
    opens_at: opensAt?.toISOString() ?? null,
    closes_at: closesAt?.toISOString() ?? null,
  };
}

/** Returns the opening hours with their version, which is 0 until staff first set them. */
export async function readHours(db: Db): Promise<StoredChatHours> {
  const { version, ...hours } = (await findHours(db)) ?? { ...alwaysOpen, version: 0 };
  return { hours: { ...hours, days: [...hours.days], closed: [...hours.closed] }, version };
}

/**
 * Sets the opening hours. Closed dates are stored in order, without duplicates.
 * @returns the hours before the change
 * @throws DomainError chat.hours_changed
 */
export async function setHours(
  deps: Deps,
  tx: Transaction,
  hours: ChatHours,
  version: number,
): Promise<ChatHours> {
  const before = await readHours(tx);
  const closed = [...new Set(hours.closed)].toSorted();
  const isStored = await storeHours(tx, { ...hours, closed }, { version, at: deps.clock.now() });
  if (!isStored) throw new DomainError('chat.hours_changed');
  return before.hours;
}
