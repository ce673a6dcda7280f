/** Injects faults one after another while members play, and restarts the killed processes. */
import { span, type Random } from '@wl/art/random';
import * as blows from './blows.ts';
import type { Casino } from './casino.ts';
import { dealFrom, type Strike } from './deck.ts';
import { anyNode, mustRun, newFaultState, type FaultState } from './fault-state.ts';
import type { Proxy } from './proxy.ts';
import type { Recovery } from './recoveries.ts';
import { sleep } from './server-node.ts';
import * as troubles from './troubles.ts';

export interface Nemesis {
  /** Injects faults until at least `kills` processes have been killed. Returns the number of processes killed. */
  strike(kills: number): Promise<number>;
  recoveries: Recovery[];
  /**
   * Number of armed failpoints that no request reached in time. For each of them, the node was killed at a random
   * moment instead.
   */
  readonly missed: number;
}

export interface Orders {
  /** Faults to inject first, in this order. Random faults follow. */
  first?: readonly Strike[];
  /** Proxy between the second node and the database. */
  databaseProxy: Proxy;
  /** Resolves when the next operation is sent. */
  nextSent: () => Promise<void>;
  /**
   * Called after each injected fault, as soon as the casino is ready again, with the number of processes killed so far.
   */
  afterStrike?: (kills: number) => Promise<void>;
  log?: (line: string) => void;
}

const QUIET_MS = [200, 1800] as const;

/** Injects one fault and waits until the casino is ready again. */
async function strikeOnce(state: FaultState, databaseProxy: Proxy, strike: Strike): Promise<void> {
  const { postgres } = state.casino;
  const node = anyNode(state);
  switch (strike) {
    case 'server':
      return blows.recover(state, 'server', node, await blows.killNode(state, node));
    case 'postgres':
      return blows.endPostgres(state, strike, () => postgres.kill());
    case 'immediate':
      return blows.endPostgres(state, strike, () => postgres.immediate());
    case 'backend':
      return blows.endPostgres(state, strike, () => blows.killBackend(state), false);
    case 'both':
      return blows.killNodeAndPostgres(state);
    case 'starting':
      return blows.killWhileStarting(state);
    case 'worker':
      return blows.killWorker(state);
    case 'provider':
      return blows.killProvider(state);
    case 'midnight':
    case 'month_end':
      return blows.crossBoundary(state, strike);
    case 'server_halted':
      return troubles.disturb(state, strike, () => node.halt());
    case 'postgres_halted':
      return troubles.disturb(state, strike, () => postgres.halt());
    case 'terminated':
      return troubles.terminate(state);
    case 'half_open':
      return troubles.disturb(state, strike, () => databaseProxy.silence());
    case 'slow':
      return troubles.disturb(state, strike, () => troubles.slowDatabase(databaseProxy));
    case 'cut':
      return troubles.disturb(state, strike, () => troubles.cutDatabase(databaseProxy));
    default:
      return blows.killAtFailpoint(state, strike);
  }
}

export function createNemesis(casino: Casino, random: Random, orders: Orders): Nemesis {
  const { first = [], databaseProxy, nextSent, afterStrike, log = () => {} } = orders;
  const state = newFaultState(casino, random, log);
  const deal = dealFrom(random, first);

  /**
   * Delays half of the faults, so that they occur while an operation is in progress. A delayed fault occurs up to
   * 15 ms after the next operation has been sent.
   */
  async function choseMoment() {
    if (random() < 0.5) return;
    await nextSent();
    await sleep(span(random, 0, 15));
  }

  return {
    recoveries: state.recoveries,
    get missed() {
      return state.missed;
    },
    strike: async (wanted) => {
      while (state.kills < wanted) {
        await sleep(span(random, ...QUIET_MS));
        const strike = deal();
        mustRun(state);
        await choseMoment();
        await strikeOnce(state, databaseProxy, strike);
        await afterStrike?.(state.kills);
      }
      mustRun(state);
      return state.kills;
    },
  };
}
