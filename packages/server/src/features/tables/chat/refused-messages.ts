import type { Deps } from '../../../platform/deps.ts';
import type { Metrics } from '../../../platform/metrics.ts';

type Counter = ReturnType<Metrics['counter']>;

/** Counters by application, because tests run more than one application in a process. */
const counters = new WeakMap<Metrics, Counter>();

/** Returns the metric that counts refused messages by reason. No other data about refused messages is stored. */
export function refusedMessages({ metrics }: Pick<Deps, 'metrics'>): Counter {
  let counter = counters.get(metrics);
  if (!counter) {
    counter = metrics.counter('table_talk_refused_total', 'Refused messages of the table talk.', [
      'reason',
    ]);
    counters.set(metrics, counter);
  }
  return counter;
}
