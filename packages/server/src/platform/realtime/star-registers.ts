/**
 * Data structures in which the main process tracks the channels, connections and users of its worker processes
 * (broker-star.ts).
 */
import type { Broker } from './broker.ts';
import type { Asks, Port } from './broker-star.ts';

/**
 * Creates the register that stores which processes listen to each channel. Notifies all worker processes when a channel
 * gains its first or loses its last listener.
 */
export function createListeners(ports: ReadonlyMap<number, Port>) {
  const listeners = new Map<string, Set<number>>();

  function listen(node: number, channel: string, yes: boolean) {
    const nodes = listeners.get(channel) ?? new Set<number>();
    const before = nodes.size;
    if (yes) nodes.add(node);
    else nodes.delete(node);
    if (nodes.size === 0) listeners.delete(channel);
    else listeners.set(channel, nodes);
    if (before === 0 || nodes.size === 0)
      for (const port of ports.values()) port.send({ star: 'listened', channel, yes });
  }

  return {
    listen,
    of: (channel: string): Iterable<number> => listeners.get(channel) ?? [],
    has: (channel: string) => listeners.has(channel),
    channels: () => listeners.keys(),
    forget(node: number) {
      for (const [channel, nodes] of listeners) if (nodes.has(node)) listen(node, channel, false);
    },
  };
}

/** Creates a register of connection counts per server process and channel. */
export function createCounts() {
  const counts = new Map<number, Map<string, number>>();
  return {
    set(node: number, channel: string, connections: number) {
      const own = counts.get(node) ?? new Map<string, number>();
      counts.set(node, own);
      if (connections === 0) own.delete(channel);
      else own.set(channel, connections);
    },
    totals(): Map<string, number> {
      const sums = new Map<string, number>();
      for (const own of counts.values())
        for (const [channel, number] of own) sums.set(channel, (sums.get(channel) ?? 0) + number);
      return sums;
    },
    forget(node: number) {
      counts.delete(node);
    },
  };
}

/** Creates the register of presence-channel users, grouped by the process that added them. */
export function createJoined(memory: Broker) {
  const joined = new Map<number, [channel: string, userId: string][]>();

  async function leave(node: number, [channel, userId]: Asks['leave']['args']) {
    const own = joined.get(node) ?? [];
    const at = own.findIndex(([name, id]) => name === channel && id === userId);
    if (at >= 0) own.splice(at, 1);
    await memory.leave(channel, userId);
  }

  return {
    async join(node: number, [channel, user, except]: Asks['join']['args']) {
      const members = await memory.join(channel, user, except);
      if (members) joined.set(node, [...(joined.get(node) ?? []), [channel, user.userId]]);
      return members;
    },
    leave,
    async forget(node: number) {
      for (const place of [...(joined.get(node) ?? [])]) await leave(node, place);
      joined.delete(node);
    },
  };
}
