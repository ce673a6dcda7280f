import type { PoolClient } from 'pg';
import { staffNews } from '@wl/contract/news/staff';
import type { Deps } from '../../platform/deps.ts';
import {
  auditChecksOf,
  isMemberCheck,
  type AuditCheck,
  type AuditName,
  type Finding,
} from './audit-checks.ts';
import {
  restartAudit,
  closeUnseen,
  countOpenFindings,
  putFindings,
  readTurns,
  writeTurn,
  type Turn,
} from './audit-findings-repository.ts';
import {
  countAhead,
  judgeSeal,
  lastingMemory,
  memberFigures,
  readWalk,
  sealNumber,
  sealsAfter,
} from './audit-repository.ts';
import { balanceCheck, judgeTotals, walkSeals } from './audit.ts';

/**
 * Number of transfers that the continuous auditor checks per batch. A batch takes a few hundred milliseconds on one
 * core.
 */
const TRANSFERS_OF_A_PIECE = 20_000;
const MINUTE_MS = 60_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const AHEAD_AT_MOST = 100_000;
/**
 * Advisory lock that allows only one node to audit at a time. It must differ from the audit log's lock (4801979);
 * otherwise, every log entry would wait for the auditor's current step.
 */
const LOCK = 4801980;

/** Audit check that verifies old seals repeatedly, because a seal could be changed after its last verification. */
const sealPatrol: AuditCheck = {
  name: 'seals',
  everyMs: 6 * 60 * MINUTE_MS,
  walk: async (client, cursor) => {
    const walked = await readWalk(client, lastingMemory);
    const begin = cursor === '' ? 0 : Number(cursor);
    const before = begin === 0 ? undefined : await sealNumber(client, begin);
    let last = before ?? { no: 0, upto_tx: '0', hash: await genesis(client) };
    const findings: Finding[] = [];
    let items = 0;
    for (const seal of await sealsAfter(client, begin, TRANSFERS_OF_A_PIECE)) {
      if (seal.no > walked.seal_no) break;
      const fault = await judgeSeal(client, seal, last);
      if (fault) findings.push(fault);
      last = seal;
      items += 1;
    }
    if (items > 0) return { findings, cursor: String(last.no), items };
    // The stored hash of the last audited seal must still equal the hash that the auditor recorded.
    const end = await sealNumber(client, walked.seal_no);
    if (walked.seal_no > 0 && !end?.hash.equals(walked.hash))
      findings.push({
        subject: 'chain',
        text: `seal ${walked.seal_no} is not the one seen before`,
      });
    return { findings, cursor: null, items };
  },
};

async function genesis(client: PoolClient): Promise<Buffer> {
  const { rows } = await client.query<{ hash: Buffer }>(
    `select sha256('wanderluck ledger') as hash`,
  );
  return rows[0]?.hash ?? Buffer.alloc(0);
}

const totals: AuditCheck = {
  name: 'totals',
  everyMs: 5 * MINUTE_MS,
  walk: async (client) => ({
    findings: await judgeTotals(client, lastingMemory),
    cursor: null,
    items: 1,
  }),
};

const checksOf = (deps: Deps): readonly AuditCheck[] => [
  balanceCheck,
  totals,
  ...auditChecksOf(deps),
  sealPatrol,
];

export interface Piece {
  /**
   * True if something was audited. False if there was nothing to audit (no due check and no new seals), or if another
   * node is auditing.
   */
  worked: boolean;
  fresh: { name: AuditName; finding: Finding }[];
  /** Number of transfers not yet audited, or `AHEAD_AT_MOST` if there are at least that many. */
  ahead: number;
}

/**
 * Runs one step of the continuous audit in its own transaction and snapshot: audits the new seals or, if there are
 * none, runs the check that has been due longest. If another node is auditing, waits for that node if `wait` is true,
 * and otherwise returns immediately.
 */
export async function auditPiece(deps: Deps, { wait = false } = {}): Promise<Piece> {
  const client = await deps.database.owner.connect();
  try {
    await client.query('begin isolation level repeatable read');
    // Acquire the lock before taking the audit's snapshot, so that the snapshot includes the previous lock holder's
    // writes.
    const { rows } = await client.query<{ mine: boolean }>(
      wait
        ? `select pg_advisory_lock(${LOCK}) is not null as mine`
        : `select pg_try_advisory_lock(${LOCK}) as mine`,
    );
    if (!rows[0]?.mine) {
      await client.query('rollback');
      return { worked: false, fresh: [], ahead: 0 };
    }
    await client.query('commit');
    try {
      await client.query('begin isolation level repeatable read');
      const piece = await work(deps, client);
      await client.query('commit');
      return piece;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => {});
    }
  } finally {
    client.release();
  }
}

async function work(deps: Deps, client: PoolClient): Promise<Piece> {
  const now = deps.clock.now();
  const walk = await readWalk(client, lastingMemory);
  if (walk.asked_at !== null) await restartAudit(client);
  const walked = await walkSeals(client, lastingMemory, TRANSFERS_OF_A_PIECE, now);
  const ahead = await countAhead(client, AHEAD_AT_MOST);
  if (walked.seals > 0) {
    const fresh = await putFindings(client, 'seals', walked.findings, now);
    return { worked: true, fresh: fresh.map((finding) => ({ name: 'seals', finding })), ahead };
  }
  const turns = new Map((await readTurns(client)).map((turn) => [turn.name, turn]));
  const due = checksOf(deps)
    .map((check) => ({ check, turn: turns.get(check.name) ?? newTurn(check.name) }))
    .filter(({ check, turn }) => isDue(check, turn, now))
    .sort((a, b) => lastAt(a.turn) - lastAt(b.turn))[0];
  if (!due) return { worked: false, fresh: [], ahead };
  const { findings, cursor, items } = await look(client, due.check, due.turn.cursor);
  const fresh = await putFindings(client, due.check.name, findings, now);
  await writeTurn(client, await step(client, due.turn, { cursor, items }, now));
  return {
    worked: true,
    fresh: fresh.map((finding) => ({ name: due.check.name, finding })),
    ahead,
  };
}

const newTurn = (name: AuditName): Turn => ({
  name,
  cursor: '',
  began_at: null,
  items: 0,
  turns: 0,
  turned_at: null,
  turned_items: 0,
});

const isDue = (check: AuditCheck, turn: Turn, now: Date) =>
  turn.began_at !== null ||
  turn.turned_at === null ||
  now.getTime() - turn.turned_at.getTime() >= check.everyMs;

/**
 * Returns the timestamp that orders due checks, earliest first: the start of the check's current run or, if it is not
 * running, the end of its last run. This order shares the work fairly between current and new runs.
 */
const lastAt = (turn: Turn) => (turn.began_at ?? turn.turned_at)?.getTime() ?? 0;

async function look(client: PoolClient, check: AuditCheck, cursor: string) {
  if (!isMemberCheck(check)) return check.walk(client, cursor);
  const members = await memberFigures(
    client,
    lastingMemory,
    cursor === '' ? NOBODY : cursor,
    check.members,
  );
  const last = members.at(-1);
  return {
    findings: await check.judge(client, members),
    cursor: members.length < check.members ? null : (last?.member_id ?? null),
    items: members.length,
  };
}

/**
 * Advances an audit run by one step and returns its new state. The last step closes the findings that the run did not
 * report again.
 */
async function step(
  client: PoolClient,
  turn: Turn,
  { cursor, items }: { cursor: string | null; items: number },
  now: Date,
): Promise<Turn> {
  const began = turn.began_at ?? now;
  if (cursor !== null) return { ...turn, cursor, began_at: began, items: turn.items + items };
  await closeUnseen(client, turn.name, began, now);
  return {
    ...turn,
    cursor: '',
    began_at: null,
    items: 0,
    turns: turn.turns + 1,
    turned_at: now,
    turned_items: turn.items + items,
  };
}

/** Ratio of rest time to work time. It limits the auditor to 4% of one core. */
const REST_FACTOR = 24;
const REST_AT_LEAST_MS = 200;
const IDLE_MS = 5000;
const FIRST_AFTER_MS = 10_000;

/**
 * Runs the auditor until the server stops. After each batch, the auditor pauses for a time proportional to the batch's
 * duration, so it can fall behind during busy hours. New findings are logged as errors and shown as an alarm in the
 * back office, and metrics report the lag and the open findings.
 */
export function startAuditor(deps: Deps): void {
  let openFindings = 0;
  let lag = 0;
  deps.metrics.gauge('audit_findings', 'Open findings of the auditor.', [], () => openFindings);
  deps.metrics.gauge('audit_lag_transfers', 'Transfers not audited yet.', [], () => lag);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const turn = async () => {
    const began = performance.now();
    let rest = IDLE_MS;
    try {
      const piece = await auditPiece(deps);
      lag = piece.ahead;
      logFindings(deps, piece);
      openFindings = await countOpenFindings(deps.database.owner);
      if (piece.worked)
        rest = Math.max(REST_AT_LEAST_MS, (performance.now() - began) * REST_FACTOR);
    } catch (error) {
      deps.log.warn({ err: error }, 'a piece of the audit could not be done; trying again');
    }
    if (!stopped) plan(rest);
  };
  const plan = (ms: number) => {
    timer = setTimeout(() => {
      running = turn();
    }, ms).unref();
  };
  plan(FIRST_AFTER_MS);
  deps.onClose(async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  });
}

function logFindings(deps: Deps, { fresh }: Piece): void {
  for (const { name, finding } of fresh)
    deps.log.error({ check: name, ...finding }, 'the auditor found that the books do not agree');
  if (fresh.length > 0)
    deps.realtime.publish('private-staff.money', staffNews.money_changed, {
      what: 'auditor',
      alarm: true,
    });
}

/** Runs every check once over all data, without pauses. Used only in tests. */
export async function auditTurn(deps: Deps): Promise<void> {
  await deps.database.owner.query('update ledger_audit_walk set asked_at = now()');
  for (;;) {
    const piece = await auditPiece(deps, { wait: true });
    logFindings(deps, piece);
    if (!piece.worked) return;
  }
}
