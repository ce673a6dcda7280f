import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actions } from './actions.ts';
import { Refused, type NewPayment, type NewPayout } from './sandbox.ts';
import { verifySignature } from './signing.ts';
import type { MethodKind, Payment, Payout, Store } from './store.ts';

export interface MerchantApiOptions {
  store: Store;
  actions: Actions;
  now: () => number;
  merchant: string;
  secret: string;
  /** Origin of the hosted pages. */
  publicUrl: string;
  /** Function that is called after a webhook or an action has been queued. */
  wake: () => void;
}

const KINDS: readonly string[] = ['card', 'e_wallet', 'bank_transfer'];

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= 100_000_000;

const isHttp = (value: unknown): value is string =>
  isText(value, 500) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Validates the body of a payment request and returns only its known fields. */
function readPayment(body: Record<string, unknown>): NewPayment {
  const { amount, currency, reference, methods, return_url, merchant_name = 'Merchant' } = body;
  const kinds = Array.isArray(methods) ? (methods as unknown[]) : [];
  if (!isAmount(amount)) throw new Refused(422, 'invalid_amount');
  if (!isText(currency, 3) || !/^[A-Z]{3}$/.test(currency))
    throw new Refused(422, 'invalid_currency');
  if (!isText(reference, 80)) throw new Refused(422, 'invalid_reference');
  if (kinds.length === 0 || !kinds.every((kind) => KINDS.includes(kind as string)))
    throw new Refused(422, 'invalid_methods');
  if (!isHttp(return_url)) throw new Refused(422, 'invalid_return_url');
  if (!isText(merchant_name, 60)) throw new Refused(422, 'invalid_merchant_name');
  return { amount, currency, reference, methods: kinds as MethodKind[], return_url, merchant_name };
}

function readPayout(body: Record<string, unknown>): NewPayout {
  const { token, amount, currency, reference } = body;
  if (!isAmount(amount)) throw new Refused(422, 'invalid_amount');
  if (!isText(currency, 3)) throw new Refused(422, 'invalid_currency');
  if (!isText(reference, 80)) throw new Refused(422, 'invalid_reference');
  if (!isText(token, 80)) throw new Refused(422, 'unknown_token');
  return { token, amount, currency, reference };
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (!isText(key, 80)) throw new Refused(422, 'idempotency_key_missing');
  return key;
}

/** Rejects requests that the merchant has not signed, and parses the bodies of signed requests. */
function requireSignature(
  app: FastifyInstance,
  { merchant, secret, now }: MerchantApiOptions,
): void {
  app.addHook('preHandler', async (request) => {
    const header = request.headers['harbour-signature'];
    const text = `${request.method} ${request.url}\n${(request.body as string | undefined) ?? ''}`;
    const verdict = verifySignature(secret, String(header ?? ''), now(), text);
    if (verdict !== 'good' || request.headers['harbour-merchant'] !== merchant)
      throw new Refused(401, `signature_${verdict}`);
    if (typeof request.body === 'string') request.body = parseObject(request.body);
  });
  // The signature covers the bytes as received, so the body is parsed only after the signature check.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}

/** Returns a payment as the merchant sees it. */
function paymentFields(
  payment: Payment,
  { store, publicUrl }: Pick<MerchantApiOptions, 'store' | 'publicUrl'>,
) {
  const instrument = payment.token === null ? undefined : store.instrument(payment.token);
  return {
    id: payment.id,
    state: payment.state,
    amount: payment.amount,
    refunded: payment.refunded,
    currency: payment.currency,
    reference: payment.reference,
    url: `${publicUrl}/pay/${payment.id}`,
    method: instrument
      ? { kind: instrument.kind, token: instrument.token, label: instrument.label }
      : null,
  };
}

function payoutOut({ id, state, amount, currency, reference, reason }: Payout) {
  return { id, state, amount, currency, reference, reason };
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Refused(404, 'not_found');
  return found;
}

type WithId = { Params: { id: string } };

/** Serves the merchant API, `/v1/…`. Requests are signed, and responses are JSON (CSV for the statement). */
export function merchantApi(app: FastifyInstance, options: MerchantApiOptions): void {
  const { store, actions, wake } = options;
  requireSignature(app, options);
  const paymentOut = (payment: Payment) => paymentFields(payment, options);

  app.post('/payments', async (request, reply) => {
    const input = readPayment(request.body as Record<string, unknown>);
    const payment = actions.createPayment(idempotencyKey(request), input);
    wake();
    return reply.code(201).send(paymentOut(payment));
  });
  app.get<WithId>('/payments/:id', async ({ params }) =>
    paymentOut(known(store.payment(params.id))),
  );
  // If a cancellation arrives too late, respond with the payment's current state instead of an error.
  app.post<WithId>('/payments/:id/cancel', async ({ params }) => {
    const payment = known(actions.cancel(params.id));
    wake();
    return paymentOut(payment);
  });
  app.post<WithId>('/payments/:id/refunds', async ({ params, body }) => {
    const { amount } = (body ?? {}) as { amount?: unknown };
    if (amount !== undefined && !isAmount(amount)) throw new Refused(422, 'invalid_amount');
    const payment = actions.giveBack(params.id, amount, 'payment.refunded');
    wake();
    return paymentOut(payment);
  });
  // In reality, a chargeback comes from the cardholder's bank. This route lets the merchant's tests create one.
  app.post<WithId>('/test/payments/:id/charge-back', async ({ params }) => {
    const payment = actions.giveBack(params.id, undefined, 'payment.charged_back');
    wake();
    return paymentOut(payment);
  });
  app.post('/payouts', async (request, reply) => {
    const payout = actions.createPayout(
      idempotencyKey(request),
      readPayout(request.body as Record<string, unknown>),
    );
    wake();
    return reply.code(201).send(payoutOut(payout));
  });
  app.get<WithId>('/payouts/:id', async ({ params }) => payoutOut(known(store.payout(params.id))));
  app.get<{ Querystring: { from?: string; to?: string } }>('/statement', async ({ query }, reply) =>
    reply.type('text/csv; charset=utf-8').send(statement(store, query)),
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // The error below covers both invalid JSON and JSON that is not an object.
  }
  throw new Refused(400, 'invalid_json');
}

/**
 * Returns all statement lines between two instants (ISO 8601, `to` exclusive), for the merchant's reconciliation. The
 * last row contains the number of lines so that the merchant can detect a truncated file.
 */
function statement(store: Store, { from, to }: { from?: string; to?: string }): string {
  const instant = (text: string | undefined, fallback: number) => {
    const ms = text === undefined ? fallback : Date.parse(text);
    if (Number.isNaN(ms)) throw new Refused(422, 'invalid_instant');
    return ms;
  };
  const lines = store.all<Record<string, string | number>>(
    'select * from statement where at_ms >= ? and at_ms < ? order by id',
    instant(from, 0),
    instant(to, Number.MAX_SAFE_INTEGER),
  );
  const rows = lines.map((line) =>
    [
      line['id'],
      new Date(Number(line['at_ms'])).toISOString(),
      line['type'],
      line['subject'],
      line['reference'],
      line['amount'],
      line['currency'],
    ].join(','),
  );
  return ['line,at,type,id,reference,amount,currency', ...rows, `end,${rows.length}`, ''].join(
    '\n',
  );
}
