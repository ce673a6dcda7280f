/** Kills the server and PostgreSQL with SIGKILL, at random moments and at named points, and starts them again. */
import { span, type Random } from '@wl/art/random';
import { failpointNames, type FailpointName } from '@wl/server/platform/failpoint';
import type { Casino } from './casino.ts';

/**
 * `server` and `postgres` at a random moment, `both` at once, `starting`: the server while it comes up after a kill, or one
 * of the named points (packages/server/src/platform/failpoint.ts).
 */
export type Blow = 'server' | 'postgres' | 'both' | 'starting' | FailpointName;

export interface Recovery {
  blow: Blow;
  /** From the kill to the server's `/readyz`. */
  ms: number;
}

export interface Nemesis {
  /** Blows until this many kills were dealt; answers how many were. */
  strike(kills: number): Promise<number>;
  recoveries: Recovery[];
  /** Armed failpoints that nobody passed in time; the server was killed at a random moment instead. */
  missed: number;
}

/** Weight of each in a deck; a deck is dealt to its end before the next is shuffled, so that none is left out for long. */
const deckOf: Blow[] = [
  ...([
    'server',
    'server',
    'server',
    'postgres',
    'postgres',
    'postgres',
    'both',
    'starting',
  ] as const),
  ...failpointNames,
];

const QUIET_MS = [300, 2500] as const;
const ARMED_FOR_MS = 15_000;
/** How many passages of an armed point are survived at most. Payments are rarer than bets. */
const PASSAGES = { bet: 40, transaction: 60, money: 4 } as const;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Orders {
  /** Dealt first, before the shuffled decks. */
  first?: readonly Blow[];
  log?: (line: string) => void;
}

export function createNemesis(
  casino: Casino,
  random: Random,
  { first = [], log = () => {} }: Orders,
) {
  const recoveries: Recovery[] = [];
  const deck: Blow[] = [...first];
  let kills = 0;

  function deal(): Blow {
    if (deck.length === 0) {
      const left = [...deckOf];
      while (left.length > 0) deck.push(...left.splice(Math.floor(random() * left.length), 1));
    }
    return deck.shift() ?? 'server';
  }

  /** Starts the server after a kill and measures how long it takes. */
  async function recover(blow: Blow, sinceMs: number, failpoint?: FailpointName) {
    const most = failpoint && PASSAGES[failpoint.split('.')[0] as keyof typeof PASSAGES];
    casino.launch(most && `${failpoint}:${1 + Math.floor(random() * most)}`);
    try {
      await casino.ready();
    } catch (error) {
      // The start itself passes transactions, and may be what the failpoint hits.
      if (failpoint === undefined || casino.isRunning()) throw error;
      return;
    }
    note(blow, sinceMs);
  }

  function note(blow: Blow, sinceMs: number) {
    const ms = Math.round(performance.now() - sinceMs);
    recoveries.push({ blow, ms });
    log(`${String(kills).padStart(4)} ${blow.padEnd(26)} recovered in ${ms} ms`);
  }

  /** A server that ended without us is what this is looking for, and must not pass as one of our kills. */
  function mustRun() {
    if (!casino.isRunning()) throw new Error('the server ended by itself; see server.log');
  }

  async function killServer(): Promise<number> {
    kills += 1;
    const sinceMs = performance.now();
    await casino.killServer();
    return sinceMs;
  }

  async function postgres() {
    const before = casino.databasePid();
    mustRun();
    kills += 1;
    const sinceMs = performance.now();
    await casino.killDatabase();
    // The server brings it back by itself.
    for (let n = 0; n < 3000 && (casino.databasePid() ?? before) === before; n += 1) {
      mustRun();
      await sleep(20);
    }
    await casino.ready();
    note('postgres', sinceMs);
  }

  async function both() {
    kills += 2;
    const sinceMs = performance.now();
    await Promise.all([casino.killServer(), casino.killDatabase()]);
    await recover('both', sinceMs);
  }

  async function starting() {
    await killServer();
    casino.launch();
    await sleep(random() * 1200);
    await recover('starting', await killServer());
  }

  /** The point is armed at a start, so the server is killed once for that, and dies again where the point is. */
  async function at(point: FailpointName) {
    await recover('server', await killServer(), point);
    const isHit = await casino.ended(ARMED_FOR_MS);
    if (!isHit) nemesis.missed += 1;
    const sinceMs = await killServer();
    await recover(isHit ? point : 'server', sinceMs);
  }

  async function strikeOnce(blow: Blow) {
    mustRun();
    if (blow === 'server') await recover('server', await killServer());
    else if (blow === 'postgres') await postgres();
    else if (blow === 'both') await both();
    else if (blow === 'starting') await starting();
    else await at(blow);
  }

  const nemesis: Nemesis = {
    recoveries,
    missed: 0,
    strike: async (wanted) => {
      while (kills < wanted) {
        await sleep(span(random, ...QUIET_MS));
        await strikeOnce(deal());
      }
      return kills;
    },
  };
  return nemesis;
}

export interface RecoveryTimes {
  medianMs: number;
  maxMs: number;
}

export function timesOf(recoveries: readonly Recovery[]): RecoveryTimes {
  const sorted = recoveries.map(({ ms }) => ms).sort((a, b) => a - b);
  return { medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, maxMs: sorted.at(-1) ?? 0 };
}
