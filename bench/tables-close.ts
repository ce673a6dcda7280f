/**
 * Sends 10,000 bets to a table around the betting deadlines of its rounds, every tenth bet twice. The clients' clocks
 * are off by up to ten minutes (issue 34). Afterwards, checks every bet against its receipt, the ledger and the
 * wallets. The figure `faults` must be 0.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { makeMembers, startCasino, type Casino } from './lib/casino.ts';
import { startChild, type Child } from './lib/child.ts';
import { checkBets } from './lib/tables/checks.ts';
import type { BetAnswer, BetsOrder, MembersOrder, TimedBet } from './lib/tables/members.ts';
import {
  makeTable,
  realtimeOf,
  setTable,
  SPOTS,
  STAKE_CENTS,
  TABLE,
  withClient,
} from './lib/tables/table.ts';
import type { BenchArgs, Figures } from './run.ts';

const BETS = Number(process.env['TABLE_BETS'] ?? 10_000);
const MEMBERS = 250;
/** Number of bets per round. With more bets, many would queue at the server until long after the deadline. */
const BETS_PER_ROUND = Number(process.env['TABLE_BETS_PER_ROUND'] ?? 200);
/** Length, in milliseconds, of the periods before and after the deadline during which bets are sent. */
const AROUND_MS = 50;
/** Maximum error of a client's clock in either direction, in ms. */
const CLOCK_ERROR_MS = 10 * 60_000;
/** One in this many bets is sent twice in parallel, as if the client had repeated its request. */
const TWICE_EVERY = 10;
const CENTS = 1_000_000_00;
const PACE = { betsMs: 1_500, closedMs: 500, settledMs: 0 };

interface OpenRound {
  number: number;
  closesMs: number;
}

/** Waits for the table's next round, and returns it. */
async function nextRound(casino: Casino, after: number): Promise<OpenRound> {
  return withClient(casino, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ number: number; closes_at: Date }>(
        `select number, closes_at from tables_rounds where table_slug = $1 and number > $2`,
        [TABLE, after],
      );
      const [round] = rows;
      if (round) return { number: round.number, closesMs: round.closes_at.getTime() };
      await pause(25);
    }
  });
}

/** Sends bets around the deadline of a round, some of them twice. Returns one response per request. */
function betAround(members: Child, { number, closesMs }: OpenRound): Promise<BetAnswer[]> {
  const bets = Array.from({ length: BETS_PER_ROUND }, (_, n): TimedBet => {
    return {
      member: n % MEMBERS,
      atMs: closesMs - AROUND_MS + (2 * AROUND_MS * n) / BETS_PER_ROUND,
      spots: { [SPOTS[n % SPOTS.length] ?? SPOTS[0]]: STAKE_CENTS },
      clockErrorMs: (((n * 37) % BETS_PER_ROUND) / BETS_PER_ROUND - 0.5) * 2 * CLOCK_ERROR_MS,
      times: n % TWICE_EVERY === 0 ? 2 : 1,
    };
  });
  return members.ask<BetAnswer[]>({ round: number, bets } satisfies BetsOrder);
}

export async function run(_args: BenchArgs): Promise<Figures> {
  const casino = await startCasino([], { TRUST_PROXY: 'loopback' });
  let members: Child | undefined;
  try {
    await makeTable(casino, PACE);
    const people = await makeMembers(casino, MEMBERS, CENTS);
    const { port, key } = await realtimeOf(casino);
    const order: MembersOrder = { port, key, table: TABLE, members: people };
    members = await startChild('tables/members.ts', order);
    await setTable(casino, 'open');
    const answers: BetAnswer[] = [];
    const sent = new Set<string>();
    for (let round = -1; sent.size < BETS;) {
      const next = await nextRound(casino, round);
      round = next.number;
      for (const answer of await betAround(members, next)) {
        answers.push(answer);
        sent.add(answer.id);
      }
    }
    await setTable(casino, 'closed');
    // Wait until the last round has ended.
    await pause(PACE.betsMs + PACE.closedMs + 8_000);
    const checked = await checkBets(casino, answers, CENTS);
    for (const fault of checked.faults.slice(0, 20)) console.log(fault);
    console.log(`refusals by code: ${JSON.stringify(checked.refusals)}`);
    const { accepted, late, within, faults } = checked;
    return {
      bets: sent.size,
      requests: answers.length,
      accepted,
      late,
      within_50_ms: within,
      faults: faults.length,
    };
  } finally {
    members?.stop();
    await casino.stop();
  }
}
