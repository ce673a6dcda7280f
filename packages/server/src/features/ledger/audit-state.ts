import { auditChecks } from '@wl/contract/office/ledger';
import type { Deps } from '../../platform/deps.ts';
import { countAhead, lastingMemory, readWalk } from './audit-repository.ts';
import {
  countOpenFindings,
  listFindings,
  readTurns,
  sealCount,
} from './audit-findings-repository.ts';
import { auditChecksOf, type AuditName } from './audit-checks.ts';
import { queueSources } from './queue-sources.ts';

const FINDINGS_SHOWN = 100;
const AHEAD_AT_MOST = 100_000;
const own: readonly AuditName[] = ['seals', 'balances', 'totals'];

/** Returns the state of the continuous auditor for the back office. */
export async function readAuditor(deps: Deps) {
  const { owner } = deps.database;
  const client = await owner.connect();
  try {
    const walk = await readWalk(client, lastingMemory);
    const turns = new Map((await readTurns(client)).map((turn) => [turn.name, turn]));
    const rows = await listFindings(deps.db, FINDINGS_SHOWN);
    const known = new Set([...own, ...auditChecksOf(deps).map(({ name }) => name)]);
    return {
      sealed: await sealCount(owner),
      verified: walk.seal_no,
      transfers: walk.transfers,
      ahead: await countAhead(client, AHEAD_AT_MOST),
      last_piece_at: latest([walk.piece_at, ...[...turns.values()].map((turn) => turn.turned_at)]),
      checks: auditChecks
        .filter((name) => known.has(name))
        .map((check) => {
          const turn = turns.get(check);
          return {
            check,
            turns: turn?.turns ?? 0,
            turned_at: turn?.turned_at?.toISOString() ?? null,
            items: turn?.turned_items ?? 0,
            findings: rows.filter(({ name, gone_at }) => name === check && gone_at === null).length,
          };
        }),
      findings: rows.map(({ id, name, subject, text, found_at, last_seen_at, gone_at }) => ({
        id,
        check: name,
        subject,
        text,
        found_at: found_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        gone_at: gone_at?.toISOString() ?? null,
      })),
    };
  } finally {
    client.release();
  }
}

const latest = (times: readonly (Date | null)[]): string | null => {
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
};

/** Returns the counts for the warnings in the back office's header. */
export async function readAlarms(deps: Deps) {
  return {
    findings: await countOpenFindings(deps.database.owner),
    differences: await queueSources(deps).waitingDifferences(),
  };
}
