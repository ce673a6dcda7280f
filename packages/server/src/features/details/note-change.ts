import { detailsEvents } from '@wl/contract/events/details';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { recordEvent } from '../ledger/index.ts';
import { insertChange, type Detail } from './repository.ts';

/** Stores the old and new values of a change (trust G16) and records an event for other features. */
export async function noteChange(
  deps: Deps,
  tx: Transaction,
  asker: Subject,
  change: { what: Detail; before: object; after: object },
): Promise<void> {
  await insertChange(tx, {
    id: uuidv7(),
    member_id: asker.id,
    what: change.what,
    before: JSON.stringify(change.before),
    after: JSON.stringify(change.after),
    session_id: asker.sessionId,
    at: deps.clock.now(),
  });
  // Do not put the old and new values into the event, because many subscribers read it. Only the table of changes
  // stores them.
  await recordEvent(tx, detailsEvents.changed, {
    memberId: asker.id,
    data: { what: change.what },
  });
  tx.afterCommit(() => {
    deps.events.wake();
  });
}
