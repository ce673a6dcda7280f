import { createHash, randomUUID } from 'node:crypto';
import { commitment } from '@wl/games/fairness/keys';
import { sealSeed } from '@wl/server/features/fairness/seal-seed';
import { secretOf } from './casino.ts';
import { withOwner } from './database.ts';

const CLIENT_SEED = 'e2e-client-seed';

/** Server seed of a pair by its number: the same for every member of these tests. */
const serverSeedOf = (no: number) =>
  createHash('sha256').update(`e2e server seed ${no}`).digest('hex');

/**
 * Gives a member who has not played yet two known seed pairs, so that their rounds have the same outcomes in every run. It writes to
 * the database as its owner: the server has no way to choose a seed.
 */
export async function fixSeeds(email: string): Promise<void> {
  const key = await secretOf('seedEncryptionKey');
  await withOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>('select id from members where email = $1', [
      email,
    ]);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`no member ${email}`);
    for (const no of [1, 2]) {
      const seed = serverSeedOf(no);
      await owner.query(
        `insert into fairness_seed_pairs (member_id, no, id, server_seed, server_seed_hash, created_at, client_seed, opened_at)
         values ($1, $2, $3, $4, $5, now(), $6, $7)`,
        [
          id,
          no,
          randomUUID(),
          sealSeed(key, seed, `${id}:${no}`),
          commitment(seed),
          no === 1 ? CLIENT_SEED : null,
          no === 1 ? new Date() : null,
        ],
      );
    }
    await owner.query('select fairness_start_pair($1, 1)', [id]);
  });
}
