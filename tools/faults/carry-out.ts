/** Sends a simulated member's operations to the casino and records their outcomes. */
import type { Random } from '@wl/art/random';
import type { Attempt } from './client.ts';
import type { History, Line, Operation } from './history.ts';
import type { Person } from './people.ts';
import { sleep } from './server-node.ts';

/** Simulated member who sends operations. */
export interface Player {
  person: Person;
  random: Random;
  history: History;
  /** `performance.now()` value after which operations whose outcome is unknown are no longer retried. */
  givesUpMs: number;
}

const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 1500;

/** Returns a random whole-dollar amount from $10 to $40, in cents. */
export const dollars = (random: Random) => 100 * Math.round(10 + random() * 30);

type Facts = Partial<Pick<Line, 'cents' | 'payoutCents' | 'nonce' | 'id' | 'number'>>;

/** Adds a line to the member's history. */
export function note(
  { person, history }: Player,
  operation: Operation,
  key: string,
  outcome: Line['outcome'],
  more: Facts & { why?: string } = {},
) {
  history.write({ member: person.id, operation, key, outcome, ...more });
}

/**
 * Sends a request, and repeats it with the same key until its outcome is known or the player gives up. Records the
 * outcomes in the history.
 * @returns the acknowledged response; undefined if the request was refused or its outcome is unknown
 */
export async function carryOut<T>(
  player: Player,
  { operation, key, cents }: { operation: Operation; key: string; cents: number },
  send: (inDoubt: boolean) => Promise<Attempt<T>>,
  facts: (reply: T) => Facts | undefined,
): Promise<T | undefined> {
  note(player, operation, key, 'invoke', { cents });
  let inDoubt = false;
  for (let pauseMs = RETRY_FIRST_MS; ; pauseMs = Math.min(pauseMs * 2, RETRY_MAX_MS)) {
    const heard = await send(inDoubt);
    if (heard.kind === 'ok') {
      const known = facts(heard.reply);
      if (known) note(player, operation, key, 'ok', known);
      return heard.reply;
    }
    note(player, operation, key, heard.kind, { why: heard.why });
    if (heard.kind === 'refused' || performance.now() > player.givesUpMs) return undefined;
    inDoubt = true;
    await sleep(pauseMs * (0.5 + player.random()));
  }
}
