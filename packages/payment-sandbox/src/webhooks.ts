import { signatureHeader } from './signing.ts';
import type { Store } from './store.ts';

interface Waiting {
  id: number;
  body: string;
  attempts: number;
}

export interface WebhooksOptions {
  store: Store;
  now: () => number;
  url: string;
  secret: string;
  /** Delay before the second attempt. The delay doubles with each further attempt, up to one hour. */
  retryMs: number;
}

const LONGEST_PAUSE_MS = 60 * 60_000;
/** Maximum number of delivery attempts. With the delays above, the attempts span more than three days. */
const MAX_ATTEMPTS = 90;
const ANSWER_WITHIN_MS = 10_000;
const AT_ONCE = 8;

/**
 * Delivers the due webhooks, which are stored so that they survive a crash. After a timeout or any response other than
 * 2xx, the delivery is retried with increasing delays. First attempts for the same reference are made in order, unless
 * a test payment method reverses the order.
 */
export async function deliverDue(options: WebhooksOptions): Promise<void> {
  const { store, now } = options;
  const due = store.all<Waiting>(
    `select id, body, attempts from webhooks
     where delivered_ms is null and due_ms <= ? and attempts < ? order by due_ms, id limit ?`,
    now(),
    MAX_ATTEMPTS,
    AT_ONCE,
  );
  const lines = Map.groupBy(due, ({ body }) => referenceOf(body));
  await Promise.all(
    [...lines.values()].map(async (line) => {
      for (const webhook of line) await tryOnce(options, webhook);
    }),
  );
}

const referenceOf = (body: string) =>
  (JSON.parse(body) as { data: { reference: string } }).data.reference;

async function tryOnce(options: WebhooksOptions, webhook: Waiting): Promise<void> {
  const { store, now } = options;
  if (await deliver(options, webhook)) {
    store.run('update webhooks set delivered_ms = ? where id = ?', now(), webhook.id);
    return;
  }
  const pause = Math.min(options.retryMs * 2 ** webhook.attempts, LONGEST_PAUSE_MS);
  store.run(
    'update webhooks set attempts = attempts + 1, due_ms = ? where id = ?',
    now() + pause,
    webhook.id,
  );
}

async function deliver({ url, secret, now }: WebhooksOptions, { body }: Waiting): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      // The merchant rejects old timestamps, so every attempt is signed again.
      headers: {
        'content-type': 'application/json',
        'harbour-signature': signatureHeader(secret, now(), body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
