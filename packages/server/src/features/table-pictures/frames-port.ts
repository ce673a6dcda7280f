import type { PictureAddress } from '@wl/contract/table-pictures';
import { unpackFrame } from '@wl/contract/table-pictures-frames';
import type { Deps } from '../../platform/deps.ts';
import { dealsAt } from './dealt-tables.ts';
import { DomainError } from '../../platform/errors.ts';
import { createStateKeeper } from './keep-state.ts';
import type { PicturePort, PictureUser } from './picture-port.ts';
import { issueToken, type PictureClaims } from './picture-token.ts';
import { insertGeneration } from './pictures-repository.ts';
import { createRecorder } from './recording/recorder.ts';
import { PICTURE_PATHS, picturePath } from './relay/handshake.ts';
import { createRelay, type Relay } from './relay/relay.ts';

/** Interval in ms at which the server checks that dealers with a camera still have an open shift. */
const CHECK_SHIFTS_MS = 1_000;

/** Returns true if the user may connect to the video of a table now. */
async function mayConnect(deps: Deps, { table, role, user }: PictureClaims): Promise<boolean> {
  if (role === 'camera')
    return (await deps.gates.staffMay(user, 'tables.deal')) && (await dealsAt(deps, table, user));
  try {
    await deps.gates.member(user, { needsConfirmed: false, action: 'launch' });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/**
 * Ends connections when their users lose access: after a sign-out, an exclusion, a permission change or the end of a
 * shift.
 */
function endLostAccess(deps: Deps, { connections }: Relay): () => void {
  async function check(isAffected: (claims: PictureClaims) => boolean) {
    const affected = [...connections.open()].filter(({ claims }) => isAffected(claims));
    for (const { claims } of affected) {
      const may = await mayConnect(deps, claims);
      if (!may) connections.revoke(({ nonce }) => nonce === claims.nonce);
    }
  }
  const checkSafely = (isAffected: (claims: PictureClaims) => boolean) => {
    check(isAffected).catch((error: unknown) => {
      deps.log.error({ err: error }, 'the access to tables’ videos could not be checked');
    });
  };

  deps.sessions.onEnd((ids) => {
    connections.endSessions(ids);
  });
  deps.gates.onMemberChange((id) => {
    checkSafely(({ role, user }) => role === 'watch' && (id === undefined || user === id));
  });
  deps.gates.onStaffChange((id) => {
    checkSafely(({ role, user }) => role === 'camera' && (id === undefined || user === id));
  });
  const shifts = setInterval(() => {
    checkSafely(({ role }) => role === 'camera');
  }, CHECK_SHIFTS_MS).unref();
  return () => clearInterval(shifts);
}

/** Starts the relay, stores the state of each video, and records the videos. Used only in the main process. */
function startRelay(deps: Deps, onState: (...args: StateArgs) => void) {
  const recorder = createRecorder(deps);
  const relay = createRelay({
    deps,
    mayConnect: (claims) => mayConnect(deps, claims),
    nextGeneration: (table) => insertGeneration(deps.db, table),
    onState: (table, state, generation) => {
      keeper.store({ table, generation }, state);
      onState(table, state, generation);
    },
    onFrame(table, message, formats, generation) {
      const frame = unpackFrame(new Uint8Array(message).buffer);
      const receivedMs = deps.clock.now().getTime();
      if (frame) recorder.take(table, { ...frame, receivedMs, formats, generation });
    },
  });
  const keeper = createStateKeeper(deps, relay.live, (camera) => {
    relay.replace(camera);
  });
  const stopChecks = endLostAccess(deps, relay);
  return {
    relay,
    async stop() {
      relay.close();
      stopChecks();
      await Promise.all([keeper.stop(), recorder.stop()]);
    },
  };
}

type StateArgs = [table: string, state: 'live' | 'lost', generation: number];

/** Creates the embedded default port, in which the main process forwards encoded frames over WebSockets. */
export function createFramesPort(deps: Deps): PicturePort {
  const listeners = new Set<(...args: StateArgs) => void>();
  const started = deps.isWorker
    ? undefined
    : startRelay(deps, (...args) => {
        for (const listener of listeners) listener(...args);
      });
  deps.upgrades.add(PICTURE_PATHS, (request, socket) => started?.relay.upgrade(request, socket));

  const address = (role: 'camera' | 'watch', table: string, user: PictureUser): PictureAddress => ({
    kind: 'frames',
    path: picturePath(table, role),
    token: issueToken(deps, { table, role, user: user.id, session: user.sessionId }),
    server_now: deps.clock.now().toISOString(),
  });

  return {
    publish: (table, dealer) => address('camera', table, dealer),
    watch: (table, member) => address('watch', table, member),
    revoke: (table, { user }) => {
      started?.relay.connections.revoke(
        (claims) => claims.user === user && (table === undefined || claims.table === table),
      );
    },
    onState: (listener) => listeners.add(listener),
    close: async () => started?.stop(),
  };
}
