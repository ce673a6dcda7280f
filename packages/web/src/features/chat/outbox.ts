/**
 * Pure functions for the messages that the server has not confirmed yet. These messages are sent one at a time, in the
 * order in which they were written. A message keeps its id in every attempt, so that it is not lost or sent twice.
 */

/**
 * State of an unsent message. `failed`: sending this message or an earlier one failed temporarily, so this message
 * waits for the next attempt. `rejected`: the server has refused this message; later messages are sent without it.
 */
type UnsentState = 'waiting' | 'failed' | 'rejected';

export interface Unsent {
  /** Id generated before the first attempt to send the message. Every attempt uses it. */
  id: string;
  text: string;
  /** Time at which the message was written, by this device's clock, as an ISO timestamp. */
  at: string;
  state: UnsentState;
  /** Error from the last attempt to send the message. It is not stored. */
  error?: unknown;
}

export type Outbox = readonly Unsent[];

export const addUnsent = (outbox: Outbox, written: Pick<Unsent, 'id' | 'text' | 'at'>): Outbox => [
  ...outbox,
  // If an earlier message has failed, mark the new message as failed too, so that the server receives the messages in
  // order.
  { ...written, state: outbox.some(({ state }) => state === 'failed') ? 'failed' : 'waiting' },
];

/**
 * Returns the message to send next; undefined if no message is left or if a failed message blocks the others until a
 * retry.
 */
export function nextUnsent(outbox: Outbox): Unsent | undefined {
  const first = outbox.find(({ state }) => state !== 'rejected');
  return first?.state === 'waiting' ? first : undefined;
}

/** Records a failed attempt. A temporary failure blocks all messages. A rejection affects only this message. */
export function recordFailure(
  outbox: Outbox,
  id: string,
  error: unknown,
  isTemporary: boolean,
): Outbox {
  return outbox.map((one) => {
    if (one.id === id) return { ...one, state: isTemporary ? 'failed' : 'rejected', error };
    return isTemporary && one.state === 'waiting' ? { ...one, state: 'failed' } : one;
  });
}

/** Resets all `failed` messages, and the rejected message with the given id, to `waiting`. */
export const retryUnsent = (outbox: Outbox, id?: string): Outbox =>
  outbox.map(({ error, ...one }) =>
    one.state === 'failed' || one.id === id
      ? { ...one, state: 'waiting' }
      : { ...one, ...(error === undefined ? {} : { error }) },
  );

/** Removes the messages with these ids, because the server has confirmed them or the member has deleted them. */
export const removeUnsent = (outbox: Outbox, ids: ReadonlySet<string>): Outbox =>
  outbox.some(({ id }) => ids.has(id)) ? outbox.filter(({ id }) => !ids.has(id)) : outbox;
