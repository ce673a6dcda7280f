import type { EventKind } from '@wl/contract/event';
import type { Logger } from '../log.ts';
import type { SubscriberState } from './event-runner.ts';

const POLL_MS = 1000;
const SECOND_LOOK_MS = 30;
/** Delay of `wakeSoon` in milliseconds. A poll after each batch of rounds would cost more than the batch itself. */
const SOON_MS = 200;

/** Subscribers, and the function that handles one subscriber's pending events. */
interface Polled {
  states: ReadonlyMap<string, SubscriberState>;
  run: (state: SubscriberState) => Promise<unknown>;
  log: Logger;
}

/** Creates the timers that decide when subscribers poll for events. */
export function createEventPolls({ states, run, log }: Polled) {
  let timer: NodeJS.Timeout | undefined;
  let second: NodeJS.Timeout | undefined;
  /** Event types to look for in the second poll after a commit (see `wake`). `undefined` means all types. */
  const again = new Set<string | undefined>();
  const soon = new Map<string, NodeJS.Timeout>();
  const look = createLook({ run, log, isRunning: () => timer !== undefined });

  function lookAll(type?: string) {
    if (timer === undefined) return;
    for (const state of states.values())
      if (type === undefined || state.subscriber.kinds.some((kind) => kind.type === type))
        look(state);
  }

  /** Wakes the subscribers to a kind of event or, without an argument, all subscribers. */
  function wake(kind?: Pick<EventKind, 'type'>) {
    const type = kind?.type;
    lookAll(type);
    // Poll again later, because a committed event becomes readable only after all older transactions have ended.
    again.add(type);
    second ??= setTimeout(() => {
      second = undefined;
      const types = [...again];
      again.clear();
      for (const one of types) lookAll(one);
    }, SECOND_LOOK_MS);
  }

  return {
    wake,
    /**
     * Polls after `SOON_MS`. By then, all transactions older than the event have usually ended, so the first poll can
     * read the event.
     */
    wakeSoon({ type }: Pick<EventKind, 'type'>) {
      if (timer === undefined || soon.has(type)) return;
      const lookNow = () => {
        soon.delete(type);
        lookAll(type);
      };
      soon.set(type, setTimeout(lookNow, SOON_MS));
    },
    start() {
      timer = setInterval(lookAll, POLL_MS);
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      clearTimeout(second);
      second = undefined;
      for (const timeout of soon.values()) clearTimeout(timeout);
      soon.clear();
      for (const { busy } of states.values()) await busy;
    },
  };
}

/**
 * Returns a function that makes a subscriber poll for events. A subscriber that is already working polls once more
 * afterwards.
 */
function createLook({
  run,
  log,
  isRunning,
}: Pick<Polled, 'run' | 'log'> & { isRunning: () => boolean }) {
  return function look(state: SubscriberState) {
    if (state.busy) {
      state.again = true;
      return;
    }
    state.busy = (async () => {
      do {
        state.again = false;
        await run(state);
      } while (state.again && isRunning());
    })()
      .catch((error: unknown) => {
        log.warn({ err: error, subscriber: state.subscriber.name }, 'event subscriber will retry');
      })
      .finally(() => {
        state.busy = undefined;
        if (state.again && isRunning()) look(state);
      });
  };
}
