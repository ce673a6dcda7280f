import { LOST_AFTER_MS } from '@wl/contract/table-pictures-frames';
import type { Deps } from '../../platform/deps.ts';
import type { PictureState } from '../tables/index.ts';
import { confirmLive, findState, updateState, type KnownCamera } from './pictures-repository.ts';

/** Interval in ms at which the server confirms that its videos are live. */
const CONFIRM_MS = 500;

/**
 * Returns the state of a table's video and the generation of its latest camera; generation 0 if the table never had a
 * camera. Any process can call this function. If the server that receives the video stops, the video is considered lost
 * after `LOST_AFTER_MS`.
 */
export async function readPictureState(
  deps: Pick<Deps, 'db'>,
  table: string,
): Promise<PictureState> {
  return (await findState(deps.db, table, LOST_AFTER_MS)) ?? { state: 'lost', generation: 0 };
}

/** Store for the states of the videos that one server receives. */
export interface StateKeeper {
  /** Stores a new state, after all earlier writes. A failed write is logged, and the next confirmation corrects it. */
  store(camera: KnownCamera, state: 'live' | 'lost'): void;
  stop(): Promise<void>;
}

/**
 * Creates an object that stores video states and confirms the live videos several times a second.
 * @param live returns the videos that are live
 * @param onReplaced called for a camera when another server has a newer camera for the same table
 */
export function createStateKeeper(
  deps: Pick<Deps, 'db' | 'log'>,
  live: () => KnownCamera[],
  onReplaced: (camera: KnownCamera) => void,
): StateKeeper {
  let writes: Promise<void> = Promise.resolve();
  let isConfirming = false;

  function enqueue(write: () => Promise<void>): Promise<void> {
    writes = writes.then(write).catch((error: unknown) => {
      deps.log.error({ err: error }, 'the state of a table’s video could not be stored');
    });
    return writes;
  }

  async function confirmAll() {
    for (const camera of live()) if (!(await confirmLive(deps.db, camera))) onReplaced(camera);
  }

  const timer = setInterval(() => {
    // Do not queue another confirmation while the database has not responded to the previous one.
    if (isConfirming) return;
    isConfirming = true;
    void enqueue(confirmAll).finally(() => {
      isConfirming = false;
    });
  }, CONFIRM_MS).unref();

  return {
    store(camera, state) {
      void enqueue(() => updateState(deps.db, camera, state));
    },
    async stop() {
      clearInterval(timer);
      await writes;
    },
  };
}
