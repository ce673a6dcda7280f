import { SIGN_IN_FAILURE_WINDOW_MS, SIGN_IN_MAX_FAILURES } from '@wl/world/casino/limits';
import type { Db, Transaction } from '../../../platform/database/database.ts';

/**
 * Maximum duration of a sign-in lock. Every lock ends after a day, whether or not the address has an account, so that
 * all addresses behave alike. A new password can end a lock earlier.
 */
const LOCK_MS = 24 * 60 * 60 * 1000;

export type Try = 'open' | 'locked' | 'last';

/**
 * Counts a sign-in attempt before the password is checked, so that even a hundred concurrent requests get at most five
 * attempts. Does not count attempts while the budget is locked.
 * @returns `last` if this attempt is the fifth and has locked the budget. If the password is then found to be correct,
 *   the caller unlocks the budget with `clearBudgets`
 */
export async function takeTry(tx: Transaction, key: Buffer, now: Date): Promise<Try> {
  const { rows } = await tx.client.query<{ failures: number }>({
    name: 'members_take_try',
    text: `insert into members_sign_in_budgets as b (key, failures) values ($1, array[$2::timestamptz])
      on conflict (key) do update set
        locked_until = null,
        failures = array(select f from unnest(b.failures) f
          where f > $2::timestamptz - $3 * interval '1 millisecond') || $2::timestamptz
        where b.locked_until is null or b.locked_until <= $2::timestamptz
      returning cardinality(failures) as failures`,
    values: [key, now, SIGN_IN_FAILURE_WINDOW_MS],
  });
  const [row] = rows;
  // While the budget is locked (`locked_until`), the statement above changes nothing and returns no row.
  if (!row) return 'locked';
  if (row.failures < SIGN_IN_MAX_FAILURES) return 'open';
  await tx
    .updateTable('members_sign_in_budgets')
    .set({ locked_until: new Date(now.getTime() + LOCK_MS) })
    .where('key', '=', key)
    .execute();
  return 'last';
}

/**
 * Removes a sign-in attempt from the count, because its password was correct and only the second-factor code was
 * missing. Such an attempt counts neither as a success nor as a failure. Also removes a lock that the attempt caused.
 *
 * @param at the time of the attempt
 */
export async function giveBackTry(tx: Transaction, key: Buffer, at: Date): Promise<void> {
  await tx.client.query({
    name: 'members_give_back_try',
    text: `update members_sign_in_budgets set
        failures = failures[:array_position(failures, $2::timestamptz) - 1]
          || failures[array_position(failures, $2::timestamptz) + 1:],
        locked_until = case when locked_until = $3::timestamptz then null else locked_until end
      where key = $1 and $2::timestamptz = any (failures)`,
    values: [key, at, new Date(at.getTime() + LOCK_MS)],
  });
}

export async function clearBudgets(tx: Transaction, keys: Buffer[]): Promise<void> {
  await tx.deleteFrom('members_sign_in_budgets').where('key', 'in', keys).execute();
}

/** Removes wrong-password budgets that no longer limit any sign-in. Runs daily. */
export async function sweepBudgets(tx: Transaction, now: Date): Promise<void> {
  await tx.client.query(
    `delete from members_sign_in_budgets where coalesce(locked_until,
       (select max(f) from unnest(failures) f) + $2 * interval '1 millisecond') < $1`,
    [now, SIGN_IN_FAILURE_WINDOW_MS],
  );
}

/** Returns true if this member has signed in from the device with this hash before. */
export async function hasDevice(db: Db, memberId: string, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('members_devices')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores or updates a device.
 * @returns true if the device is new for this member
 */
export async function putDevice(
  tx: Transaction,
  seen: { memberId: string; deviceHash: Buffer; device: string; now: Date },
): Promise<boolean> {
  const { device, now } = seen;
  const added = await tx
    .insertInto('members_devices')
    .values({
      member_id: seen.memberId,
      device_hash: seen.deviceHash,
      device,
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_hash']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (added) return true;
  await tx
    .updateTable('members_devices')
    .set({ device, last_seen_at: now })
    .where('member_id', '=', seen.memberId)
    .where('device_hash', '=', seen.deviceHash)
    .execute();
  return false;
}

/** Returns the hashes of all devices from which a member has signed in. */
export async function devicesOf(db: Db, memberId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('members_devices')
    .select('device_hash')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ device_hash }) => device_hash);
}
