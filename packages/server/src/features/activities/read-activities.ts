import type { activities, Activity } from '@wl/contract/activities';
import type { QueryOf, ReplyOf } from '@wl/contract/call';
import type { Deps } from '../../platform/deps.ts';
import { type EntryRow, findEntries } from './repository.ts';

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** Returns a page of the member's journal, newest first. `from` and `to` are days in UTC, both inclusive. */
export async function readActivities(
  deps: Deps,
  memberId: string,
  { type, from, to, page }: QueryOf<typeof activities>,
): Promise<ReplyOf<typeof activities>> {
  const offset = (page - 1) * PAGE_SIZE;
  const { rows, total } = await findEntries(
    deps.db,
    {
      memberId,
      type,
      from: from === undefined ? undefined : new Date(from),
      until: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
    },
    { offset, limit: PAGE_SIZE },
  );
  return {
    data: rows.map(wireOf),
    meta: { current_page: page, total, to: offset + rows.length },
  };
}

/**
 * Converts a stored activity to the contract's format. Its `data` already has this format (`rules.ts`), and the
 * response schema checks the result.
 */
function wireOf({ key, type, at, data, rounds, staked_cents, paid_cents }: EntryRow): Activity {
  const sums = type === 'spins' ? { rounds, staked: staked_cents, paid: paid_cents } : {};
  return { id: key, type, at: at.toISOString(), ...data, ...sums } as Activity;
}
