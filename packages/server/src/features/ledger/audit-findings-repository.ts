/**
 * Stored runs and findings of the continuous auditor. The owner role writes them; the application role only reads them.
 */
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../platform/database/database.ts';
import type { AuditName, Finding } from './audit-checks.ts';

type Client = Pick<PoolClient, 'query'>;

export interface Turn {
  name: AuditName;
  cursor: string;
  began_at: Date | null;
  items: number;
  turns: number;
  turned_at: Date | null;
  turned_items: number;
}

export async function readTurns(client: Client): Promise<Turn[]> {
  return (await client.query<Turn>('select * from ledger_audit_turns')).rows;
}

/** Stores a check's progress. Called after each batch of the check. */
export async function writeTurn(client: Client, turn: Turn): Promise<void> {
  await client.query(
    `insert into ledger_audit_turns (name, cursor, began_at, items, turns, turned_at, turned_items)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (name) do update set cursor = $2, began_at = $3, items = $4, turns = $5, turned_at = $6, turned_items = $7`,
    [
      turn.name,
      turn.cursor,
      turn.began_at,
      turn.items,
      turn.turns,
      turn.turned_at,
      turn.turned_items,
    ],
  );
}

/** Stores findings and returns the new ones. Updates the text and time of findings that are already open. */
export async function putFindings(
  client: Client,
  name: AuditName,
  findings: readonly Finding[],
  at: Date,
): Promise<Finding[]> {
  const fresh: Finding[] = [];
  for (const finding of findings) {
    const { rows } = await client.query<{ found_at: Date }>(
      `insert into ledger_audit_findings (name, subject, text, found_at, last_seen_at) values ($1, $2, $3, $4, $4)
       on conflict (name, subject) where gone_at is null do update set text = $3, last_seen_at = $4
       returning (xmax = 0) as fresh`,
      [name, finding.subject, finding.text, at],
    );
    if ((rows[0] as { fresh?: boolean } | undefined)?.fresh) fresh.push(finding);
  }
  return fresh;
}

/**
 * Closes the open findings that a complete run did not report again. The errors that caused them have been corrected.
 * @returns the number of closed findings
 */
export async function closeUnseen(
  client: Client,
  name: AuditName,
  since: Date,
  at: Date,
): Promise<number> {
  const { rowCount } = await client.query(
    `update ledger_audit_findings set gone_at = $3 where name = $1 and gone_at is null and last_seen_at < $2`,
    [name, since, at],
  );
  return rowCount ?? 0;
}

export interface FindingRow {
  id: string;
  name: AuditName;
  subject: string;
  text: string;
  found_at: Date;
  last_seen_at: Date;
  gone_at: Date | null;
}

/** Returns the open findings, then the closed ones, each group newest first. */
export async function listFindings(db: Db, limit: number): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`select * from ledger_audit_findings
    order by gone_at is not null, found_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function countOpenFindings(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    'select count(*) as n from ledger_audit_findings where gone_at is null',
  );
  return rows[0]?.n ?? 0;
}

/** Requests a complete run of all audit checks. */
export async function askForTurn(db: Db, at: Date): Promise<void> {
  await sql`select ledger_ask_audit(${at})`.execute(db);
}

export async function sealCount(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ no: number | null }>(
    'select max(no) as no from ledger_seals',
  );
  return rows[0]?.no ?? 0;
}

/** Resets the progress of every audit check, so that a requested full run begins, and clears the request. */
export async function restartAudit(client: Client): Promise<void> {
  await client.query(
    `update ledger_audit_turns set cursor = '', began_at = null, turned_at = null, items = 0`,
  );
  await client.query('update ledger_audit_walk set asked_at = null');
}
