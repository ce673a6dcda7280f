/**
 * Histories of the members' operations. The clients write one line per step before they continue (trust.md §4). The
 * histories are independent of the server, so the server's books can be checked against them.
 */
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Reason recorded when a lock request (`flush`) is refused because the payout has already begun. An earlier attempt
 * with an unknown outcome may still have locked the cash-out.
 */
export const WENT_ON = 'went on';

export type Operation = 'bet' | 'top_up' | 'cash_out' | 'cancel' | 'flush' | 'message';

/**
 * Outcome of an operation:
 *
 * - `invoke`: the operation is about to be sent
 * - `ok`: the operation was acknowledged, and the line contains the acknowledged values
 * - `refused`: the operation must have no effect
 * - `unknown`: there was no response, or the response leaves the outcome open, so the client sends the same operation
 *   again with the same key
 */
type Outcome = 'invoke' | 'ok' | 'refused' | 'unknown';

export interface Line {
  at: string;
  member: string;
  operation: Operation;
  /** Key of the operation: id of the round or chat message, payment key, or id of the cash-out to cancel or lock. */
  key: string;
  outcome: Outcome;
  /** Stake or amount. */
  cents?: number;
  /** Payout of an acknowledged round. */
  payoutCents?: number;
  nonce?: number;
  /** Id that the server assigned to an acknowledged payment, or to the conversation of an acknowledged message. */
  id?: string;
  /** Sequence number of an acknowledged message in its conversation. */
  number?: number;
  /** Error code of a refusal, or the reason why the outcome is unknown. */
  why?: string;
}

export interface History {
  write(line: Omit<Line, 'at'>): void;
  /** Resolves when any member next invokes an operation, or after one second at the latest. */
  nextSent(): Promise<void>;
}

/**
 * Opens the histories: one file per member in `folder`. Writes synchronously, because an operation must be recorded
 * before it is sent.
 */
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

/** Operation with its latest known outcome. */
export interface Answered {
  member: string;
  operation: Operation;
  key: string;
  outcome: 'ok' | 'refused' | 'unknown';
  cents: number;
  payoutCents: number | undefined;
  nonce: number | undefined;
  id: string | undefined;
  number: number | undefined;
  why: string | undefined;
}

/**
 * Returns an operation's new outcome, given its previous outcome and the outcome in the next line of its history. An
 * acknowledged operation stays acknowledged.
 */
function latest(before: Answered['outcome'] | undefined, now: Outcome): Answered['outcome'] {
  if (before === 'ok') return before;
  return now === 'invoke' ? (before ?? 'unknown') : now;
}

/**
 * Reduces the history to one line per operation, with its latest outcome. An operation without a recorded response gets
 * the outcome `unknown`.
 */
export function fold(lines: readonly Line[]): Answered[] {
  const answered = new Map<string, Answered>();
  for (const line of lines) {
    const { member, operation, key } = line;
    const name = `${member} ${operation} ${key}`;
    const before = answered.get(name);
    answered.set(name, {
      member,
      operation,
      key,
      outcome: latest(before?.outcome, line.outcome),
      cents: line.cents ?? before?.cents ?? 0,
      payoutCents: line.payoutCents ?? before?.payoutCents,
      nonce: line.nonce ?? before?.nonce,
      id: line.id ?? before?.id,
      number: line.number ?? before?.number,
      why: line.why ?? before?.why,
    });
  }
  return [...answered.values()];
}
