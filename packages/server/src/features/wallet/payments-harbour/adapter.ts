import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brand } from '@wl/world/casino/brand';
import * as z from 'zod/mini';
import {
  ProviderUnavailable,
  WebhookRefused,
  type PaymentEvent,
  type PaymentEventType,
  type PaymentProvider,
} from '../payments.ts';
import { createClient, isGood, signatureOf, type HarbourSettings } from './client.ts';
import { parseStatement } from './statement.ts';

const NAME = 'harbour';
/** Maximum age of a signature. The limit prevents replays of captured webhooks. */
const TOLERANCE_MS = 5 * 60_000;

const Method = z.object({
  kind: z.enum(['card', 'e_wallet', 'bank_transfer']),
  token: z.string(),
  label: z.string().check(z.maxLength(80)),
});

const Webhook = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.string(),
  data: z.object({
    payment: z.optional(z.string()),
    payout: z.optional(z.string()),
    reference: z.uuid(),
    amount: z.int().check(z.positive()),
    currency: z.string(),
    method: z.optional(Method),
    reason: z.optional(z.string()),
  }),
});

const PaymentAnswer = z.object({
  id: z.string(),
  state: z.string(),
  amount: z.int(),
  currency: z.string(),
  reference: z.string(),
  url: z.url(),
  method: z.nullable(Method),
});

const PayoutAnswer = z.object({
  id: z.string(),
  state: z.enum(['processing', 'paid', 'failed']),
  amount: z.int(),
  currency: z.string(),
  reference: z.string(),
  reason: z.nullable(z.string()),
});

const webhookTypes: Readonly<Record<string, PaymentEventType>> = {
  'payment.authorised': 'payment_authorised',
  'payment.captured': 'payment_captured',
  'payment.declined': 'payment_declined',
  'payment.cancelled': 'payment_abandoned',
  'payment.expired': 'payment_abandoned',
  'payment.refunded': 'payment_refunded',
  'payment.charged_back': 'payment_charged_back',
  'payout.paid': 'payout_paid',
  'payout.failed': 'payout_failed',
};

const paymentStates: Readonly<Record<string, PaymentEventType>> = {
  authorised: 'payment_authorised',
  captured: 'payment_captured',
  declined: 'payment_declined',
  cancelled: 'payment_abandoned',
  expired: 'payment_abandoned',
  // Map to `payment_captured`, because a charged-back payment was captured earlier. The chargeback itself arrives in a
  // separate webhook.
  charged_back: 'payment_captured',
};

/**
 * Converts the response to a poll into an event. `eventId` depends only on the payment and its state, so polling again
 * has no further effect.
 */
const polled = (
  type: PaymentEventType,
  answer: { id: string; amount: number; currency: string; reference: string },
) => ({
  provider: NAME,
  eventId: `poll:${answer.id}:${type}`,
  type,
  providerRef: answer.id,
  reference: answer.reference,
  amountCents: answer.amount,
  currency: answer.currency,
});

/** Returns the public URL at which the member's browser can open a provider's payment page. */
function publicPage(url: string, publicUrl: string, language: string): string {
  const page = new URL(new URL(url).pathname, `${publicUrl}/`);
  page.searchParams.set('lang', language);
  return page.href;
}

/**
 * Checks the signature of a webhook.
 * @throws WebhookRefused if the signature is missing, wrong or too old
 */
function checkSignature(
  secret: string,
  header: IncomingHttpHeaders[string],
  rawBody: Buffer,
  now: Date,
): void {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header));
  if (!match) throw new WebhookRefused('no signature');
  const seconds = Number(match[1]);
  const expected = signatureOf(secret, seconds, rawBody);
  if (!timingSafeEqual(expected, Buffer.from(match[2] ?? '', 'hex')))
    throw new WebhookRefused('wrong signature');
  if (Math.abs(now.getTime() - seconds * 1000) > TOLERANCE_MS)
    throw new WebhookRefused('old signature');
}

/**
 * Creates the adapter for Harbour Pay (sandbox: `packages/payment-sandbox`). Requests and webhooks are both signed with
 * the merchant's secret: HMAC-SHA256 over `<unix seconds>.<text>` in `Harbour-Signature: t=…,v1=…`.
 */
export function createProvider({ config, clock }: HarbourSettings): PaymentProvider {
  const { publicUrl, secret } = config.payment;
  const { send, ask } = createClient({ config, clock });

  return {
    name: NAME,

    async startPayment(input) {
      const answer = await ask(
        PaymentAnswer,
        'POST',
        '/v1/payments',
        {
          amount: input.amountCents,
          currency: input.currency,
          reference: input.reference,
          methods: [input.kind],
          return_url: input.returnUrl,
          merchant_name: brand.name,
        },
        input.reference,
      );
      return {
        providerRef: answer.id,
        redirectUrl: publicPage(answer.url, publicUrl, input.language),
      };
    },

    async cancelPayment(providerRef) {
      await ask(PaymentAnswer, 'POST', `/v1/payments/${providerRef}/cancel`);
    },

    async startPayout({ reference, token, amountCents, currency }) {
      const body = { token, amount: amountCents, currency, reference };
      const answer = await ask(PayoutAnswer, 'POST', '/v1/payouts', body, reference);
      return { providerRef: answer.id };
    },

    async readPayment(providerRef) {
      const answer = await ask(PaymentAnswer, 'GET', `/v1/payments/${providerRef}`);
      const type = paymentStates[answer.state];
      if (!type) return undefined;
      return { ...polled(type, answer), ...(answer.method ? { method: answer.method } : {}) };
    },

    async readPayout(providerRef) {
      const answer = await ask(PayoutAnswer, 'GET', `/v1/payouts/${providerRef}`);
      if (answer.state === 'processing') return undefined;
      const event = polled(answer.state === 'paid' ? 'payout_paid' : 'payout_failed', answer);
      return { ...event, ...(answer.reason === null ? {} : { reason: answer.reason }) };
    },

    async readStatement(from, to) {
      const { status, text } = await send(
        'GET',
        `/v1/statement?from=${from.toISOString()}&to=${to.toISOString()}`,
      );
      const lines = isGood(status) ? parseStatement(text) : undefined;
      if (!lines) throw new ProviderUnavailable(`statement ${status}`);
      return lines;
    },

    verifyWebhook(headers, rawBody, now) {
      checkSignature(secret, headers['harbour-signature'], rawBody, now);
      return readWebhook(rawBody);
    },
  };
}

function readWebhook(rawBody: Buffer): PaymentEvent | undefined {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new WebhookRefused('not JSON');
  }
  const read = Webhook.safeParse(body);
  if (!read.success) throw new WebhookRefused('unknown shape');
  const { id, type, data } = read.data;
  const known = webhookTypes[type];
  const providerRef = data.payment ?? data.payout;
  if (!known || providerRef === undefined) return undefined;
  return {
    provider: NAME,
    eventId: id,
    type: known,
    providerRef,
    reference: data.reference,
    amountCents: data.amount,
    currency: data.currency,
    ...(data.method ? { method: data.method } : {}),
    ...(data.reason === undefined ? {} : { reason: data.reason }),
  };
}
