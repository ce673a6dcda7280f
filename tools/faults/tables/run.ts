/**
 * Injects faults into the owners of shared tables (issue 34). Two nodes on one database run tables with short phases
 * while members bet. The node that owns the tables is killed or halted, or the database is restarted. Each fault hits
 * the tables in different phases.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seeded } from '@wl/art/random';
import { freePort } from '@wl/server/platform/testing/testing-port';
import { asOwner } from '../books.ts';
import { openCasino, type Casino } from '../casino.ts';
import { until } from '../people.ts';
import { auditBooks } from '../run.ts';
import { sleep, type ServerNode } from '../server-node.ts';
import { checkTableBets, letBet, type Bettor, type SentBet } from './members.ts';
import { watchTables, type PhaseAfterFault, type TableWatch } from './watch.ts';

export interface TableFaultsOptions {
  seed: number;
  kills: number;
  halts: number;
  restarts: number;
  /** Time for which the node that owns the tables is halted, in milliseconds. */
  haltMs: number;
  tables: number;
  log: (line: string) => void;
}

export interface TableFaultsResult {
  /** Phases during which faults were injected, by kind of fault. `lateMs` shows how late each phase ended. */
  delays: ReadonlyMap<string, readonly PhaseAfterFault[]>;
  sent: readonly SentBet[];
  rounds: number;
  findings: string[];
}

const MEMBERS = 8;
const CASH_CENTS = 1_000_000_00;
/** SQL pattern that matches the tables' slugs. */
const SLUGS = 'fault-%';
/** Maximum length of the random pause between two faults. */
const PAUSE_MS = 4_000;
const END_WITHIN_MS = 120_000;

/**
 * Creates tables with phases of about equal length. The lengths differ from table to table, so that a fault hits the
 * tables in different phases.
 */
const TABLES = `
  insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    bets_ms, closing_ms, closed_ms, settled_ms, state)
  select 'fault-' || n, 'Fault ' || n, 'table-dragon-tiger', '1', 'tokyo', 100, 100, 100000, 1000000, 160,
    5000 + 170 * n, 2500 + 80 * n, 2500 + 70 * n, 2500 + 90 * n, 'open'
  from generate_series(1, $1::int) n`;

/** SQL that records the connection and the table's owner for each write to a round and each update of a bet. */
const RECORD_WRITES = `
  create table fault_writes (pid int, started timestamptz, owner uuid, at timestamptz default clock_timestamp());
  create function fault_record() returns trigger language plpgsql security definer as $$
  begin
    insert into fault_writes (pid, started, owner)
      select pg_backend_pid(), (select backend_start from pg_stat_activity where pid = pg_backend_pid()), t.owner
      from tables t where t.slug = new.table_slug;
    return null;
  end $$;
  create trigger fault_rounds after insert or update on tables_rounds for each row execute function fault_record();
  create trigger fault_bets after update on tables_bets for each row execute function fault_record()`;

/** Query for connections that wrote for two owners. This happens if a node writes after it has lost its tables. */
const FENCED_WRITES = `
  select pid, started from fault_writes group by pid, started having count(distinct owner) > 1`;

/** Creates members with cash, each with a session whose cookie both nodes accept. */
async function makeBettors(casino: Casino): Promise<Bettor[]> {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return asOwner(casino, async (client) => {
    const bettors: Bettor[] = [];
    for (let n = 0; n < MEMBERS; n += 1) {
      const id = randomUUID();
      await client.query(
        `insert into members (id, email, email_key, email_confirmed_at, password_hash, nickname, nickname_key, first_name,
           last_name, date_of_birth, gender, nationality, phone, address1, address2, post_code, city, country, language,
           offers, terms_accepted_at, identity_key, status, created_at, updated_at)
         values ($1, $2, $2, now(), '-', $3, $3, 'Table', 'Player', '1990-01-01', 'female', 'Canada', '+12025550100',
           '1 Road', '', '12345', 'Town', 'CA', 'en', false, now(), $4, 'active', now(), now())`,
        [id, `${id}@example.com`, `table${n}`, randomBytes(16)],
      );
      await client.query(
        `insert into journey_members (member_id, city, level, experience, skill_points, version)
         values ($1, 'tokyo', 1, 0, 0, 1)`,
        [id],
      );
      await client.query('select ledger_open($1)', [id]);
      await client.query(
        `select ledger_post($1, 90::smallint, gen_random_uuid(), '{155}', '{101}', array[$2::bigint], now())`,
        [id, CASH_CENTS],
      );
      const [token, cookie] = [
        randomBytes(32).toString('base64url'),
        randomBytes(32).toString('base64url'),
      ];
      await client.query(
        `insert into sessions (id, kind, subject_id, token_hash, cookie_hash, device, ip, created_at, last_seen_at,
           idle_expires_at, absolute_expires_at)
         values (gen_random_uuid(), 'member', $1, $2, $3, 'faults', '127.0.0.1', now(), now(),
           now() + interval '1 day', now() + interval '1 day')`,
        [id, hash(token), hash(cookie)],
      );
      const cookies = casino
        .cookieIds()
        .map((installation) => `wl_${installation}_member=${cookie}`);
      bettors.push({ token, cookie: cookies.join('; '), address: `10.3.0.${n + 1}` });
    }
    return bettors;
  });
}

interface Stage {
  casino: Casino;
  watch: TableWatch;
  options: TableFaultsOptions;
  /** Node that owns most tables, and its owner id. */
  owner: ServerNode;
  ownerId: string;
  other: ServerNode;
}

interface Owned {
  slug: string;
  owner: string;
}

function ownersOf(casino: Casino): Promise<Owned[]> {
  const sql = 'select slug, owner from tables where slug like $1';
  return asOwner(casino, async (client) => (await client.query<Owned>(sql, [SLUGS])).rows);
}

/**
 * Returns the slugs of the tables owned by the node that the next fault hits. On a busy machine, tables can move to the
 * other node without a fault. The node that now owns more tables is therefore stored as `stage.owner`.
 */
async function findVictims(stage: Stage): Promise<string[]> {
  const owned = await ownersOf(stage.casino);
  const isOwn = ({ owner }: Owned) => owner === stage.ownerId;
  const [own, others] = [owned.filter(isOwn), owned.filter((one) => !isOwn(one))];
  if (own.length >= others.length) return own.map(({ slug }) => slug);
  swapNodes(stage, others[0]?.owner ?? '');
  return others.map(({ slug }) => slug);
}

function swapNodes(stage: Stage, ownerId: string) {
  [stage.owner, stage.other, stage.ownerId] = [stage.other, stage.owner, ownerId];
}

/** Waits until the other node owns all tables, and then records that node as the owner in `stage`. */
async function takenOver(stage: Stage): Promise<void> {
  const owned = await until('another owner of all tables', async () => {
    const rows = await ownersOf(stage.casino);
    return rows.every(({ owner }) => owner !== stage.ownerId) ? rows : undefined;
  });
  swapNodes(stage, owned[0]?.owner ?? '');
}

/** Kills the node that owns the tables, and restarts it after the other node has taken over the tables. */
async function killOwner(stage: Stage): Promise<void> {
  const victims = await findVictims(stage);
  const struck = stage.owner;
  stage.watch.fault('kill', victims);
  await struck.kill();
  await takenOver(stage);
  struck.launch();
  await struck.ready();
}

/** Halts the tables' owner for at least `haltMs`, and at least until the other node has taken over the tables. */
async function haltOwner(stage: Stage): Promise<void> {
  const victims = await findVictims(stage);
  const struck = stage.owner;
  stage.watch.fault('halt', victims);
  const resume = struck.halt();
  const halted = sleep(stage.options.haltMs);
  await takenOver(stage).finally(async () => {
    await halted;
    resume();
  });
  await struck.ready();
}

/**
 * Stops the database without a checkpoint, so that the node that runs the database restarts it. Waits until both nodes
 * are ready. Like a process manager, starts a node again if the node loses the database during its startup.
 */
async function restartDatabase({ casino, watch, owner, other }: Stage): Promise<void> {
  watch.fault('database', [...watch.current.keys()]);
  await casino.postgres.immediate();
  for (const node of [owner, other])
    for (;;) {
      if (!node.isRunning()) node.launch();
      const isReady = await node.ready().then(
        () => true,
        (error: unknown) => {
          if (!node.hasFailedToStart()) throw error;
          return false;
        },
      );
      if (isReady) break;
    }
}

/** Injects all faults in a random order. */
async function strike(stage: Stage): Promise<void> {
  const { options } = stage;
  const random = seeded(options.seed);
  const deck = [
    ...Array.from({ length: options.kills }, () => killOwner),
    ...Array.from({ length: options.halts }, () => haltOwner),
    ...Array.from({ length: options.restarts }, () => restartDatabase),
  ];
  for (let done = 0; deck.length > 0; done += 1) {
    await sleep(random() * PAUSE_MS);
    const [fault] = deck.splice(Math.floor(random() * deck.length), 1);
    await fault?.(stage);
    options.log(`${done + 1} faults; ${deck.length} left`);
  }
}

/** Closes the tables, waits until all rounds are settled or void, and returns the number of rounds. */
async function comeToRest(casino: Casino): Promise<number> {
  const ask = (sql: string) =>
    asOwner(
      casino,
      async (client) => (await client.query<{ count: number }>(sql)).rows[0]?.count ?? 0,
    );
  await asOwner(casino, (client) => client.query(`update tables set state = 'closed'`));
  const open = `select count(*) from tables_rounds where phase not in ('settled', 'void')`;
  await until(
    'the ends of all rounds',
    async () => (Number(await ask(open)) === 0 ? true : undefined),
    END_WITHIN_MS,
  );
  return Number(await ask('select count(*) from tables_rounds'));
}

/** Injects the faults and checks the books. Deletes the folder with the logs only if there are no findings. */
export async function runTableFaults(options: TableFaultsOptions): Promise<TableFaultsResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-table-faults-'));
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(dataDir);
  const [first, second, pgPort, providerPort] = [
    ...[await freePort(), await freePort()],
    ...[await freePort(), await freePort()],
  ] as [number, number, number, number];
  const casino = openCasino({
    ...{ dataDir, ports: [first, second], pgPort, pgProxyPort: pgPort },
    ...{ providerPort, proxyPort: first },
  });
  const [owner, other] = casino.nodes;
  let isSound = false;
  try {
    owner.launch();
    await owner.ready();
    const bettors = await makeBettors(casino);
    await asOwner(casino, async (client) => {
      await client.query(RECORD_WRITES);
      await client.query(TABLES, [options.tables]);
    });
    const watch = watchTables(() => casino.databaseUrl(), SLUGS);
    await until('all tables', async () =>
      watch.current.size === options.tables ? true : undefined,
    );
    other.launch();
    await other.ready();
    const betting = letBet(casino, bettors, { watch, random: seeded(options.seed + 1) });
    const [{ owner: ownerId } = { owner: '' }] = await ownersOf(casino);
    await strike({ casino, watch, options, owner, ownerId, other });
    const sent = await betting.stop();
    const rounds = await comeToRest(casino);
    await watch.stop();
    const fenced = await asOwner(
      casino,
      async (client) => (await client.query(FENCED_WRITES)).rows.length,
    );
    const audited = await auditBooks(casino);
    const findings = [
      ...(await checkTableBets(casino, sent)),
      ...(fenced > 0 ? [`${fenced} connections wrote for an owner that had lost its tables`] : []),
      ...audited.map(({ what }) => what),
    ];
    isSound = findings.length === 0;
    return { delays: watch.delays, sent, rounds, findings };
  } finally {
    await casino.stop();
    if (isSound)
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    else options.log(`The logs stay in ${folder}`);
  }
}
