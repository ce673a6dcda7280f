import type { EventKind } from '@wl/contract/event';
import { expect } from 'vitest';
import { eventsOfMember } from '../events/event-history.ts';
import type { TestApp } from '../testing.ts';

/**
 * Expects the database to contain members' events of each of these kinds, with exactly the data that the contract
 * defines. Use it for events that SQL functions store, because only TypeScript code checks the data when it stores an
 * event.
 */
export async function expectEventsMatch(
  { deps }: TestApp,
  kinds: readonly EventKind[],
): Promise<void> {
  const { rows: members } = await deps.database.owner.query<{ id: string }>(
    'select member_id as id from ledger_wallets',
  );
  const found = new Set<EventKind>();
  for (const { id } of members)
    await deps.transaction(async (tx) => {
      for await (const events of eventsOfMember(tx, id, { tx: '0', id: 0 }))
        for (const { type, data } of events) {
          const kind = kinds.find((one) => one.type === type);
          if (!kind) continue;
          expect(kind.schema.parse(data), type).toEqual(data);
          found.add(kind);
        }
    });
  expect(found).toEqual(new Set(kinds));
}
