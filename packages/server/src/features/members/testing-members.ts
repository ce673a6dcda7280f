import type { NewPlayer } from '@wl/contract/members';
import { emailKeyOf } from '../../platform/email/email-address.ts';
import type { TestApp, TestClient } from '../../platform/testing.ts';
import { budgetKey } from './sign-in/devices.ts';
import { devicesOf } from './sign-in/sign-in-repository.ts';

let count = 0;

/**
 * Returns valid registration data with a new e-mail address. The name, birth date and phone number are the same in
 * every call; use `somebody` for another person.
 */
export function newPlayer(change: Partial<NewPlayer> = {}): NewPlayer {
  count += 1;
  return {
    email: `member${count}@mail.example`,
    phone: '+1 202 555 0143',
    password: 'Harbour7!Lantern',
    dob: '17/05/1990',
    dobYear: '1990',
    dobMonth: '05',
    dobDay: '17',
    first_name: 'Dana',
    last_name: 'Voyager',
    nationality: 'US',
    address1: `${count} Harbour Street`,
    address2: '',
    post_code: '10001',
    gender: 'female',
    city: 'New York',
    country: 'US',
    term_and_condition: true,
    offer_from: true,
    language: 'en',
    affiliate_token: null,
    acquire_travel_bags_id: 'pouch',
    updated_at: null,
    ...change,
  };
}

/** Returns a registration with a unique name and phone number. */
export function somebody(change: Partial<NewPlayer> = {}): NewPlayer {
  const player = newPlayer();
  const letters = [...String(count)].map((digit) => 'abcdefghij'.charAt(Number(digit)));
  return {
    ...player,
    last_name: `Voyager${letters.join('')}`,
    phone: `+1 202 555 ${String(1000 + count)}`,
    ...change,
  };
}

/** Returns the six-digit code from the latest queued e-mail to this address that contains a code. */
export async function codeSentTo(app: TestApp, email: string): Promise<string | undefined> {
  const messages = await emailsTo(app, email);
  return messages
    .map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1])
    .findLast((code) => code !== undefined);
}

interface QueuedEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns the e-mails queued for an address, oldest first. */
export async function emailsTo(app: TestApp, email: string): Promise<QueuedEmail[]> {
  const { rows } = await app.deps.database.owner.query<{ payload: QueuedEmail }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'platform.send_mail' and j.payload->>'to' = $1 order by j.id`,
    [email],
  );
  return rows.map(({ payload }) => payload);
}

export interface Registered {
  client: TestClient;
  player: NewPlayer;
  id: string;
}

/** Registers a member over HTTP and signs the client in. If `confirmed` is true, also confirms the e-mail address. */
export async function registered(
  app: TestApp,
  change: Partial<NewPlayer> = {},
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<Registered> {
  const client = app.client();
  const player = newPlayer(change);
  const reply = await client.post('/api/new-player', player);
  if (reply.status !== 200) throw new Error(`registration answered ${JSON.stringify(reply.body)}`);
  const { data } = reply.body as { data: { auth_token: string; player: { id: string } } };
  client.token = data.auth_token;
  if (confirmed) {
    const code = await codeSentTo(app, player.email);
    const done = await client.post('/api/auth/confirm-email', { code });
    if (done.status !== 200) throw new Error(`confirmation answered ${JSON.stringify(done.body)}`);
  }
  return { client, player, id: data.player.id };
}

/**
 * Makes the member's next sign-in attempt wait after it reads the stored hash and before it compares the password.
 * Inserts the member's budget of attempts without committing, as a concurrent attempt would. The budget must not exist
 * yet: no earlier attempt may have been counted.
 * @param who the owner of the budget: all unknown devices, or the only device that the member has used
 */
export async function holdTry(app: TestApp, { id, player }: Registered, who: 'unknown' | 'device') {
  const devices = await devicesOf(app.deps.db, id);
  const device = who === 'device' ? devices[0] : 'unknown';
  if (device === undefined) throw new Error('the member has no device');
  const blocker = await app.deps.database.owner.connect();
  await blocker.query('begin');
  await blocker.query(`insert into members_sign_in_budgets (key, failures) values ($1, '{}')`, [
    budgetKey(app.deps, emailKeyOf(player.email), device),
  ]);
  return {
    /** Resolves as soon as a sign-in attempt waits for a lock. */
    async untilHeld() {
      for (;;) {
        const { rows } = await app.deps.database.owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like 'insert into members_sign_in_budgets%'`,
        );
        if (rows.length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async letGo() {
      await blocker.query('rollback');
      blocker.release();
    },
  };
}
