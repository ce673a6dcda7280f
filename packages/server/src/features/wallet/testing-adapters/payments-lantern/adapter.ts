import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.ts';
import { WebhookRefused, type PaymentEvent, type PaymentProvider } from '../../payments.ts';

/**
 * Signing secret of the second payment provider, which only tests use. This provider sends its signature in a different
 * header and records its payouts in `payouts`.
 */
export const SECRET = 'lantern-secret';
export const payouts: { reference: string; amountCents: number; token: string }[] = [];

const signatureOf = (body: string | Buffer) =>
  createHmac('sha512', SECRET).update(body).digest('base64');

/** Returns the body and headers of a webhook that reports the given event in the provider's format. */
export function signedEvent(event: Omit<PaymentEvent, 'provider'>) {
  const body = JSON.stringify(event);
  return { body, headers: { 'lantern-mac': signatureOf(body) } };
}

export function createProvider(_deps: Deps): PaymentProvider {
  return {
    name: 'lantern',
    startPayment: ({ reference }) =>
      Promise.resolve({
        providerRef: `lantern-${reference}`,
        redirectUrl: `https://lantern.example/pay/${reference}`,
      }),
    cancelPayment: () => Promise.resolve(),
    startPayout: ({ reference, amountCents, token }) => {
      if (!payouts.some((payout) => payout.reference === reference))
        payouts.push({ reference, amountCents, token });
      return Promise.resolve({ providerRef: `lantern-out-${reference}` });
    },
    readPayment: () => Promise.resolve(undefined),
    readPayout: () => Promise.resolve(undefined),
    readStatement: () => Promise.resolve([]),
    verifyWebhook(headers, rawBody) {
      const given = Buffer.from(String(headers['lantern-mac']));
      const right = Buffer.from(signatureOf(rawBody));
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new WebhookRefused('wrong signature');
      const event = JSON.parse(rawBody.toString('utf8')) as Omit<PaymentEvent, 'provider'>;
      return { ...event, provider: 'lantern' };
    },
  };
}
