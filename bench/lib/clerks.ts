import { createHash, randomBytes } from 'node:crypto';
import { uuidv7 } from '@wl/server/platform/ids';
import pg from 'pg';
import type { Casino } from './casino.ts';

export interface BenchClerk {
  id: string;
  /** Bearer token of an open session. */
  token: string;
  /** Session cookie, as `name=value`. */
  cookie: string;
}

/** Inserts clerks with the given role, each with an open session. */
export async function makeClerks(
  casino: Casino,
  count: number,
  role: 'support' | 'marketing',
): Promise<BenchClerk[]> {
  const client = new pg.Client({ connectionString: casino.databaseUrl() });
  await client.connect();
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const clerks: BenchClerk[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = uuidv7();
    const [token, cookie] = [randomBytes(32), randomBytes(32)].map((bytes) =>
      bytes.toString('base64url'),
    ) as [string, string];
    await client.query(
      `insert into staff_clerks (id, email, email_key, name, password_hash, totp_secret, roles, created_at)
       values ($1, $2, $2, $3, '', '', array[$4], now())`,
      [id, `${id}@bench.example`, `Clerk ${n}`, role],
    );
    await client.query(
      `insert into sessions (id, kind, subject_id, token_hash, cookie_hash, device, ip, created_at, last_seen_at,
         idle_expires_at, absolute_expires_at)
       values ($1, 'staff', $2, $3, $4, 'bench', '127.0.0.1', now(), now(), now() + interval '2 hours',
         now() + interval '2 hours')`,
      [uuidv7(), id, hash(token), hash(cookie)],
    );
    const name = casino.cookieName.replace(/_member$/, '_staff');
    clerks.push({ id, token, cookie: `${name}=${cookie}` });
  }
  await client.end();
  return clerks;
}
