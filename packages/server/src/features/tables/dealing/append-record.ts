import type { RecordLine } from '@wl/contract/tables-record';
import { hashOfLine, NO_LINE } from '@wl/games/tables/dealt/record';
import type { EntryFact } from '@wl/games/tables/dealt/entries';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertLine, lastLine, type RecordRow } from './record-repository.ts';

/** Fact to be recorded. `details` become public with the record, so they must not contain a clerk's name or comment. */
export interface RecordFact {
  kind: string;
  /** Number of the round to which the line refers; null if the line does not refer to a round. */
  round: number | null;
  /** Id of the clerk whose action the line records; absent if it records an action of the server. */
  clerkId?: string;
  details?: Readonly<Record<string, unknown>>;
}

/**
 * Appends lines to a table's record. Each line contains the hash of the previous line. The caller must have locked the
 * table's row, so that lines are appended one after another.
 */
export async function appendRecord(
  tx: Transaction,
  table: string,
  facts: readonly RecordFact[],
  at: Date,
): Promise<void> {
  if (facts.length === 0) return;
  let { no, hash: previous } = (await lastLine(tx, table)) ?? { no: 0, hash: NO_LINE };
  for (const { kind, round, clerkId, details } of facts) {
    no += 1;
    const content = JSON.stringify({ table, no, at: at.toISOString(), kind, round, ...details });
    const hash = hashOfLine({ previous, content });
    const signed = { no, content, previous, hash };
    await insertLine(tx, {
      ...{ table_slug: table, round, at, kind, clerk_id: clerkId ?? null },
      ...signed,
    });
    previous = hash;
  }
}

export function presentLine({ no, at, kind, content, previous, hash }: RecordRow): RecordLine {
  return { no, at: at.toISOString(), kind, content, previous, hash };
}

/** Returns the facts about a round's result entries, in order. `lines` are the record's lines about the round. */
export function entryFacts(lines: readonly RecordRow[]): EntryFact[] {
  const kinds = ['item_entered', 'item_taken_back', 'entries_differ'];
  return lines
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ content }) => JSON.parse(content) as EntryFact);
}
