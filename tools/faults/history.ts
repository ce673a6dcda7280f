/**
 * What the members did and heard, written by the clients outside of the server, a line before each step (trust.md §4): the
 * only witness against which the server's books are held.
 */
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** Why a flush in doubt is taken as refused although it may have been the one: the payout has begun since. */
export const WENT_ON = 'went on';

export type Operation = 'bet' | 'top_up' | 'cash_out' | 'cancel' | 'flush';

/**
 * `invoke`: is about to be sent. `ok`: acknowledged, with what was acknowledged. `refused`: must have no effect.
 * `unknown`: no answer, or one that does not tell; the same operation is sent again with the same key.
 */
type Outcome = 'invoke' | 'ok' | 'refused' | 'unknown';

export interface Line {
  at: string;
  member: string;
  operation: Operation;
  /** The idempotency key: round id, key of the payment, id of the cash-out that is cancelled or flushed. */
  key: string;
  outcome: Outcome;
  /** Stake or amount. */
  cents?: number;
  /** Of an acknowledged round. */
  payoutCents?: number;
  nonce?: number;
  /** The server's id of an acknowledged payment. */
  id?: string;
  /** Code of a refusal, or why nothing is known. */
  why?: string;
}

export interface History {
  write(line: Omit<Line, 'at'>): void;
  /** Resolves when the next operation is sent, or after a second. */
  nextSent(): Promise<void>;
}

/** One file per member below `folder`. Written synchronously: a line that is not on its way to the disk did not happen. */
export function openHistory(folder: string): History {
  fs.mkdirSync(folder, { recursive: true });
  const sent = new EventEmitter();
  return {
    write: (line) => {
      const text = JSON.stringify({ at: new Date().toISOString(), ...line });
      fs.appendFileSync(path.join(folder, `${line.member}.jsonl`), `${text}\n`);
      if (line.outcome === 'invoke') sent.emit('sent');
    },
    nextSent: async () => {
      await once(sent, 'sent', { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    },
  };
}

export function readHistory(folder: string): Line[] {
  return fs.readdirSync(folder).flatMap((name) =>
    fs
      .readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((text) => text !== '')
      .map((text) => JSON.parse(text) as Line),
  );
}

/** An operation with the last that is known of it. */
export interface Told {
  member: string;
  operation: Operation;
  key: string;
  outcome: 'ok' | 'refused' | 'unknown';
  cents: number;
  payoutCents: number | undefined;
  nonce: number | undefined;
  id: string | undefined;
  why: string | undefined;
}

/** What was acknowledged once stays so. */
function latest(before: Told['outcome'] | undefined, now: Outcome): Told['outcome'] {
  if (before === 'ok') return before;
  return now === 'invoke' ? (before ?? 'unknown') : now;
}

/** Folds the lines of each operation into one; an operation that was sent and never resolved stays `unknown`. */
export function fold(lines: readonly Line[]): Told[] {
  const told = new Map<string, Told>();
  for (const line of lines) {
    const { member, operation, key } = line;
    const name = `${member} ${operation} ${key}`;
    const before = told.get(name);
    told.set(name, {
      member,
      operation,
      key,
      outcome: latest(before?.outcome, line.outcome),
      cents: line.cents ?? before?.cents ?? 0,
      payoutCents: line.payoutCents ?? before?.payoutCents,
      nonce: line.nonce ?? before?.nonce,
      id: line.id ?? before?.id,
      why: line.why ?? before?.why,
    });
  }
  return [...told.values()];
}
