import { limits } from './protocol.ts';

/**
 * Time in milliseconds after which an unused binding expires. A page subscribes immediately after its authorisation. A
 * binding that is still unused after this time therefore belongs to a closed page, or to a caller who does not own the
 * socket.
 */
const UNUSED_MS = 60_000;
/** Maximum time in milliseconds that a subscription waits for its authorisation to arrive from another node. */
const WAIT_MS = 5000;

interface Binding {
  keys: string[];
  untilMs: number;
}

/** Creates an index that finds the sockets bound to a key and the keys to which a socket is bound. */
function createIndex() {
  const socketsOf = new Map<string, Set<string>>();
  const keysOf = new Map<string, Set<string>>();

  function put(sets: Map<string, Set<string>>, key: string, value: string) {
    const set = sets.get(key) ?? new Set();
    sets.set(key, set.add(value));
  }

  function bind(socketId: string, keys: readonly string[]) {
    for (const key of keys) {
      put(socketsOf, key, socketId);
      put(keysOf, socketId, key);
    }
  }

  return {
    bind,
    socketsOf: (key: string): string[] => [...(socketsOf.get(key) ?? [])],
    forget(socketId: string) {
      // Look up the socket's keys in the index instead of searching all keys, because thousands of sockets can close at
      // the same time.
      for (const key of keysOf.get(socketId) ?? []) {
        const sockets = socketsOf.get(key);
        sockets?.delete(socketId);
        if (sockets?.size === 0) socketsOf.delete(key);
      }
      keysOf.delete(socketId);
    },
  };
}

/**
 * Creates the registry of bindings between sockets and keys, such as session ids or clerk ids. A socket is closed when
 * one of its keys is invalidated.
 *
 * An authorisation only offers a binding. The binding takes effect when the socket subscribes with the signature from
 * the authorisation's response. Only the caller who received the response knows the signature, so an attacker cannot
 * bind another user's socket to the attacker's session.
 */
export function createBindings({ waitMs = WAIT_MS } = {}) {
  /** Bindings that have been offered but not used yet, by socket id and offer id. */
  const offered = new Map<string, Map<string, Binding>>();
  const waiting = new Map<string, (binding: Binding) => void>();
  const index = createIndex();

  function take(socketId: string, id: string): Binding | undefined {
    const own = offered.get(socketId);
    const binding = own?.get(id);
    own?.delete(id);
    if (own?.size === 0) offered.delete(socketId);
    return binding && binding.untilMs > Date.now() ? binding : undefined;
  }

  function comes(id: string): Promise<Binding | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        resolve(undefined);
      }, waitMs);
      waiting.set(id, (binding) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(binding);
      });
    });
  }

  return {
    /**
     * Stores the binding that an authorisation grants to a socket of this node. If a subscription is already waiting
     * for the binding, passes the binding to it instead.
     */
    offer(socketId: string, id: string, keys: string[]) {
      const binding = { keys, untilMs: Date.now() + UNUSED_MS };
      const hear = waiting.get(id);
      if (hear) {
        hear(binding);
        return;
      }
      const own = offered.get(socketId) ?? new Map<string, Binding>();
      for (const [other, { untilMs }] of own) if (untilMs <= Date.now()) own.delete(other);
      if (own.size >= limits.channelsPerConnection) return;
      offered.set(socketId, own.set(id, binding));
    },
    /**
     * Accepts the offer with this id and binds the socket to the offered keys. If no such offer is stored, waits up to
     * `waitMs` for it to arrive. Returns false if there is no valid offer.
     */
    async accept(socketId: string, id: string): Promise<boolean> {
      const binding = take(socketId, id) ?? (await comes(id));
      if (binding) index.bind(socketId, binding.keys);
      return binding !== undefined;
    },
    /**
     * Returns the sockets bound to this key. Withdraws all offers that include the key and have not been accepted yet.
     */
    endOf(key: string): string[] {
      for (const own of offered.values())
        for (const [id, { keys }] of own) if (keys.includes(key)) own.delete(id);
      return index.socketsOf(key);
    },
    forget(socketId: string) {
      offered.delete(socketId);
      index.forget(socketId);
    },
  };
}
