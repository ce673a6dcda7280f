import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { PaymentRefused, ProviderUnavailable } from '../payments.ts';
import { exchange, type Answer } from './exchange.ts';

const ANSWER_WITHIN_MS = 8_000;

export interface HarbourSettings {
  clock: Clock;
  config: Pick<Config, 'payment'>;
}

/** Signs `<unix seconds>.<text>` with the merchant's secret. */
export const signatureOf = (secret: string, seconds: number, text: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(text).digest();

export const isGood = (status: number) => status >= 200 && status < 300;

/** Creates the client that sends signed requests to Harbour Pay and reads the responses. */
export function createClient({ config, clock }: HarbourSettings) {
  const { url, merchant, secret } = config.payment;

  /**
   * Sends a signed request and returns the response.
   * @throws ProviderUnavailable if no complete response arrives in time
   */
  async function send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const signed = signatureOf(secret, seconds, `${method} ${path}\n${text}`).toString('hex');
    try {
      const headers = {
        'harbour-merchant': merchant,
        'harbour-signature': `t=${seconds},v1=${signed}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      return await exchange(url + path, { method, headers, withinMs: ANSWER_WITHIN_MS }, text);
    } catch (error) {
      throw new ProviderUnavailable('no answer', { cause: error });
    }
  }

  /**
   * Sends a request and returns the response body, parsed with the schema.
   * @throws PaymentRefused | ProviderUnavailable
   */
  async function ask<S extends z.ZodMiniType>(
    schema: S,
    ...request: Parameters<typeof send>
  ): Promise<z.output<S>> {
    const { status, text } = await send(...request);
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch (error) {
      throw new ProviderUnavailable(`answer ${status}`, { cause: error });
    }
    // 401, 408 and 429 indicate temporary problems between the two servers. Other 4xx responses are final rejections of
    // this payment.
    if (status >= 400 && status < 500 && ![401, 408, 429].includes(status))
      throw new PaymentRefused(`${status} ${JSON.stringify(answer)}`);
    const read = schema.safeParse(answer);
    if (!isGood(status) || !read.success) throw new ProviderUnavailable(`answer ${status}`);
    return read.data;
  }

  return { send, ask };
}
