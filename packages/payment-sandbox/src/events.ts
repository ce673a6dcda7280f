import { randomBytes } from 'node:crypto';
import type { Payment, Payout, Store } from './store.ts';

export type EventType =
  | 'payment.authorised'
  | 'payment.captured'
  | 'payment.declined'
  | 'payment.cancelled'
  | 'payment.expired'
  | 'payment.refunded'
  | 'payment.charged_back'
  | 'payout.paid'
  | 'payout.failed';

export const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Delivery options for an event's webhooks. */
export interface Delivery {
  /** Number of times the same event is sent (same id, same body). */
  copies?: number;
  delayMs?: number;
}

/** Queues the webhook for a payment event in the same transaction that causes the event. */
export function emitPayment(
  store: Store,
  nowMs: number,
  type: EventType,
  payment: Payment,
  { amount = payment.amount, reason }: { amount?: number; reason?: string } = {},
  delivery: Delivery = {},
): void {
  const instrument = payment.token === null ? undefined : store.instrument(payment.token);
  put(store, nowMs, delivery, {
    type,
    data: {
      payment: payment.id,
      reference: payment.reference,
      amount,
      currency: payment.currency,
      ...(instrument
        ? {
            method: { kind: instrument.kind, token: instrument.token, label: instrument.label },
          }
        : {}),
      ...(reason === undefined ? {} : { reason }),
    },
  });
}

export function emitPayout(store: Store, nowMs: number, type: EventType, payout: Payout): void {
  put(
    store,
    nowMs,
    {},
    {
      type,
      data: {
        payout: payout.id,
        reference: payout.reference,
        amount: payout.amount,
        currency: payout.currency,
        ...(payout.reason === null ? {} : { reason: payout.reason }),
      },
    },
  );
}

function put(
  store: Store,
  nowMs: number,
  { copies = 1, delayMs = 0 }: Delivery,
  event: { type: EventType; data: object },
) {
  const id = newId('evt');
  const body = JSON.stringify({ id, created: new Date(nowMs).toISOString(), ...event });
  for (let copy = 0; copy < copies; copy += 1)
    store.run(
      'insert into webhooks (event_id, body, due_ms) values (?, ?, ?)',
      id,
      body,
      nowMs + delayMs,
    );
}

/** Books a statement line. Positive amounts are money received for the merchant. */
export function book(
  store: Store,
  nowMs: number,
  line: { type: string; subject: string; reference: string; amount: number; currency: string },
): void {
  store.run(
    `insert into statement (at_ms, type, subject, reference, amount, currency) values (?, ?, ?, ?, ?, ?)`,
    nowMs,
    line.type,
    line.subject,
    line.reference,
    line.amount,
    line.currency,
  );
}
