import { createHash } from 'node:crypto';
import { commitment } from '@wl/games/fairness/keys';
import { sealSeed } from '@wl/server/features/fairness/seal-seed';
import { secretOf } from './casino.ts';
import { withOwner } from './database.ts';

const CLIENT_SEED = 'e2e-client-seed';

/** Returns the server seed of seed pair number `no`. In these tests, it is the same for every member. */
const serverSeedOf = (no: number) =>
  createHash('sha256').update(`e2e server seed ${no}`).digest('hex');

/**
 * Replaces both seed pairs of a member with known ones, so that the member's rounds have the same outcomes in every
 * run. The member must not have played yet. The server offers no way to choose a seed, so this function writes to the
 * database as its owner and bypasses the trigger that protects seeds.
 */
export async function fixSeeds(email: string): Promise<void> {
  const key = await secretOf('seedEncryptionKey');
  await withOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>('select id from members where email = $1', [
      email,
    ]);
    const id = rows[0]?.id ?? '';
    await owner.query('begin');
    await owner.query('set local session_replication_role = replica');
    for (const no of [1, 2]) {
      const seed = serverSeedOf(no);
      const { rowCount } = await owner.query(
        `update fairness_seed_pairs set server_seed = $3, server_seed_hash = $4,
           client_seed = case when client_seed is null then null else $5 end
         where member_id = $1 and no = $2`,
        [id, no, sealSeed(key, seed, `${id}:${no}`), commitment(seed), CLIENT_SEED],
      );
      if (rowCount !== 1) throw new Error(`${email} has no seed pair ${no}`);
    }
    await owner.query('commit');
  });
}
