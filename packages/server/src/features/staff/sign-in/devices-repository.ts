import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    staff_devices: {
      clerk_id: string;
      device_hash: Buffer;
      device: string;
      first_seen_at: Date;
      last_seen_at: Date;
    };
  }
}

/** Returns true if a clerk has signed in from the device with this hash before. */
export async function hasDevice(db: Db, clerkId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('staff_devices')
    .select('clerk_id')
    .where('clerk_id', '=', clerkId)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that a clerk signed in from a device. */
export async function putDevice(
  tx: Transaction,
  seen: { clerkId: string; hash: Buffer; device: string; now: Date },
): Promise<void> {
  const { clerkId, hash, device, now } = seen;
  await tx
    .insertInto('staff_devices')
    .values({
      clerk_id: clerkId,
      device_hash: hash,
      device,
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['clerk_id', 'device_hash']).doUpdateSet({ device, last_seen_at: now }),
    )
    .execute();
}
