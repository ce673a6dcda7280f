import type { PaymentEvent, PaymentEventType } from './payments.ts';

/** Returns a provider event for a card payment of $50. `changes` overrides the event's properties. */
export const paymentEvent = (
  type: PaymentEventType,
  changes: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  provider: 'p',
  eventId: 'e',
  type,
  providerRef: 'pay_1',
  reference: 'r',
  amountCents: 5000,
  currency: 'USD',
  method: { kind: 'card', token: 't', label: 'l' },
  ...changes,
});
