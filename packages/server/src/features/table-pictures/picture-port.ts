import type { PictureAddress } from '@wl/contract/table-pictures';
import type { Deps } from '../../platform/deps.ts';

/** User and session that request a video. A token is valid only for this session. */
export interface PictureUser {
  id: string;
  sessionId: string;
}

/**
 * Port for the video of dealt tables. Its embedded default (`frames-port.ts`) requires no separate program. An adapter
 * for a media server would return addresses of another kind, such as `webrtc`.
 */
export interface PicturePort {
  /** Returns the address to which the dealer’s browser sends a table's video. */
  publish(table: string, dealer: PictureUser): PictureAddress;
  /** Returns the address from which a member’s browser receives a table's video. */
  watch(table: string, member: PictureUser): PictureAddress;
  /** Ends a user's connections to one table, or to all tables if `table` is undefined. */
  revoke(table: string | undefined, who: { user: string }): void;
  /**
   * Adds a listener for changes to a video’s state. The listener is called only in the process that receives the video;
   * other processes read the state (`pictureState`). `generation` is the sequence number of the table's camera.
   */
  onState(listener: (table: string, state: 'live' | 'lost', generation: number) => void): void;
  /** Ends all connections before the server stops. */
  close(): Promise<void>;
}

const ports = new WeakMap<Deps, PicturePort>();

/** Sets the picture port of an application. Called once, at setup. */
export function setPicturePort(deps: Deps, given: PicturePort): void {
  ports.set(deps, given);
}

/** Returns the application's `PicturePort`. @throws Error if the feature table-pictures is not set up */
export function picturePort(deps: Deps): PicturePort {
  const found = ports.get(deps);
  if (!found) throw new Error('the feature table-pictures is not set up');
  return found;
}

/**
 * Closes the picture port of an application. Does nothing if no port is set, as in the application that generates the
 * API document.
 */
export async function closePicturePort(deps: Deps): Promise<void> {
  await ports.get(deps)?.close();
}
