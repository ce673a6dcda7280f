import { describe, expect, it } from 'vitest';
import { xoshiro128, type FastRandom } from '../../simulation/xoshiro.ts';
import { tableGames } from '../table-games.ts';
import { judgeBet } from './judge-bet.ts';
import { paceFaults, PACES, type Pace } from './pace.ts';
import {
  advance,
  canBeVoided,
  dueAt,
  isResultPublic,
  openNext,
  openRound,
  VOID_REASONS,
  type Phase,
  type RoundFact,
  type RoundState,
} from './phases.ts';

const PACE: Pace = PACES['table-roulette'];
const START = 1_800_000_000_000;
const ORDER: readonly Phase[] = ['open', 'closing', 'closed', 'revealed', 'settled'];

const stored = (state: RoundState) => JSON.parse(JSON.stringify(state)) as RoundState;

/** Returns the fact that ends the current phase at its due time. */
function factFor(state: RoundState): RoundFact {
  const at = dueAt(state);
  if (state.phase === 'closed') return { type: 'result_ready', at, showMs: 9_000 };
  if (state.phase === 'revealed') return { type: 'bets_settled', at };
  return { type: 'time_passed', at };
}

/** Returns a round that reached the given phase on time. */
function roundIn(phase: Phase): RoundState {
  let state = openRound(7, PACE, START);
  if (phase === 'void') return advance(state, { type: 'voided', at: START, reason: 'equipment' });
  while (state.phase !== phase) state = advance(state, factFor(state));
  return state;
}

/**
 * Returns a random fact. Its time is now, within 2 ms of the due time, up to 5 s before now, up to 30 s after now, or
 * exactly 10 min after now.
 */
function randomFact(state: RoundState, now: number, random: FastRandom): RoundFact {
  const near = dueAt(state) - 2 + random.int(5);
  const at = [now, near, now + random.int(30_000), now - random.int(5_000), now + 600_000][
    random.int(5)
  ]!;
  const kind = random.int(20);
  if (kind === 0)
    return { type: 'voided', at, reason: VOID_REASONS[random.int(VOID_REASONS.length)]! };
  if (kind < 7) return { type: 'result_ready', at, showMs: random.int(12_000) };
  if (kind < 13) return { type: 'bets_settled', at };
  return { type: 'time_passed', at };
}

describe('over 1,000 random histories, a round', () => {
  /** Calls `visit` with each step of a random history of about five rounds. */
  function playHistory(
    seed: number,
    visit: (before: RoundState, after: RoundState, now: number, random: FastRandom) => void,
  ): void {
    const random = xoshiro128(seed);
    let state = openRound(0, PACE, START);
    let now = START;
    for (let step = 0; step < 60; step++) {
      const before = state;
      const fact = randomFact(state, now, random);
      now = Math.max(now, fact.at);
      state = random.int(4) === 0 ? openNext(state, PACE, now) : advance(state, fact);
      visit(before, state, now, random);
    }
  }

  const SEEDS = Array.from({ length: 1_000 }, (_, seed) => seed);

  it('never skips a phase and never goes back', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS)
      playHistory(seed, (before, after) => {
        if (after === before) return;
        seen.add(`${before.phase} ${after.phase}`);
        if (after.round !== before.round) {
          expect(after.round).toBe(before.round + 1);
          expect(['settled', 'void']).toContain(before.phase);
          expect(after.phase).toBe('open');
        } else if (after.phase === 'void') {
          expect(canBeVoided(before)).toBe(true);
          expect(VOID_REASONS).toContain(after.reason);
        } else expect(ORDER.indexOf(after.phase)).toBe(ORDER.indexOf(before.phase) + 1);
        expect(after.since).toBeGreaterThanOrEqual(before.since);
      });
    expect([...seen].sort()).toEqual([
      ...['closed revealed', 'closed void', 'closing closed', 'closing void', 'open closing'],
      ...['open void', 'revealed settled', 'revealed void', 'settled open', 'void open'],
    ]);
  });

  it('keeps its deadline, and reveals nothing before its debits had their time', () => {
    for (const seed of SEEDS)
      playHistory(seed, (before, after) => {
        if (after.round !== before.round) return;
        expect(after.closesAt).toBe(before.closesAt);
        if (after.phase === 'closed') expect(after.since).toBeGreaterThanOrEqual(after.closesAt);
        if (after.phase === 'revealed')
          expect(after.since).toBeGreaterThanOrEqual(after.closesAt + PACE.closedMs);
        for (const revealsAtEnd of [true, false])
          if (isResultPublic(after, { revealsAtEnd })) expect(after.showMs).toBeDefined();
      });
  });

  it('never accepts a bet after its deadline or its result', () => {
    let accepted = 0;
    for (const seed of SEEDS)
      playHistory(seed, (_, state, now, random) => {
        const receivedAt = [now, state.closesAt, state.closesAt + 1, state.opensAt - 1, now - 3][
          random.int(5)
        ]!;
        const round = state.round + [0, 0, 0, -1, 1][random.int(5)]!;
        const judged = judgeBet(state, round, receivedAt);
        if (!judged.ok) return;
        accepted++;
        expect(round).toBe(state.round);
        expect(receivedAt).toBeGreaterThanOrEqual(state.opensAt);
        expect(receivedAt).toBeLessThanOrEqual(state.closesAt);
        expect(['open', 'closing', 'closed']).toContain(state.phase);
        expect(isResultPublic(state, {})).toBe(false);
        expect(judged.msBeforeClose).toBe(state.closesAt - receivedAt);
      });
    expect(accepted).toBeGreaterThan(3_000);
  });

  it('continues from any stored state as if it had never stopped', () => {
    for (const seed of SEEDS) {
      const states: string[] = [];
      playHistory(seed, (_, after) => states.push(JSON.stringify(after)));
      const random = xoshiro128(seed);
      let state = openRound(0, PACE, START);
      let now = START;
      for (const expected of states) {
        state = stored(state);
        const fact = randomFact(state, now, random);
        now = Math.max(now, fact.at);
        state = random.int(4) === 0 ? openNext(state, PACE, now) : advance(state, fact);
        if (JSON.stringify(state) !== expected) throw new Error(`${seed}: ${expected}`);
      }
    }
  });

  it('always ends: from every reachable state, the expected facts lead to the next round', () => {
    for (const seed of SEEDS.slice(0, 200))
      playHistory(seed, (_, reached) => {
        let state = stored(reached);
        for (let step = 0; step < 5 && state.phase !== 'settled' && state.phase !== 'void'; step++)
          state = advance(state, factFor(state));
        expect(openNext(state, PACE, dueAt(state)).round).toBe(reached.round + 1);
      });
  });
});

describe('a round on time', () => {
  it('moves at its published times', () => {
    const times = ORDER.map((phase) => roundIn(phase).since - START);
    expect(times).toEqual([0, 13_000, 18_000, 19_000, 28_000]);
    expect(dueAt(roundIn('settled')) - START).toBe(32_000);
  });

  it.each(ORDER)('waits in the phase %s until the millisecond at which it is due', (phase) => {
    const state = roundIn(phase);
    const fact = factFor(state);
    expect(advance(state, { ...fact, at: fact.at - 1 })).toBe(state);
    if (phase === 'settled') expect(openNext(state, PACE, fact.at - 1)).toBe(state);
    else expect(advance(state, fact).phase).toBe(ORDER[ORDER.indexOf(phase) + 1]);
  });

  it('waits for its result and for its payouts, however late they are', () => {
    const later = START + 3_600_000;
    expect(advance(roundIn('closed'), { type: 'time_passed', at: later }).phase).toBe('closed');
    expect(advance(roundIn('revealed'), { type: 'time_passed', at: later }).phase).toBe('revealed');
    expect(advance(roundIn('open'), { type: 'result_ready', at: START, showMs: 1 }).phase).toBe(
      'open',
    );
  });

  it.each(['open', 'closing', 'closed', 'revealed'] as const)('can be voided when %s', (phase) => {
    const state = roundIn(phase);
    const at = state.since + 10;
    const voided = advance(state, { type: 'voided', at, reason: 'picture_lost' });
    expect(voided).toMatchObject({ phase: 'void', reason: 'picture_lost', since: at });
    expect(advance(voided, { type: 'voided', at, reason: 'equipment' })).toBe(voided);
    expect(judgeBet(voided, voided.round, voided.opensAt)).toEqual({
      ok: false,
      reason: 'round_void',
    });
  });

  it('cannot be voided once it is settled', () => {
    const state = roundIn('settled');
    expect(advance(state, { type: 'voided', at: START + 60_000, reason: 'equipment' })).toBe(state);
  });

  it('keeps its pace when the pace of the table changes', () => {
    const fast = PACES['fast-roulette'];
    const settled = roundIn('settled');
    const next = openNext(settled, fast, dueAt(settled));
    expect(settled.pace).toEqual(PACE);
    expect(next.closesAt - next.opensAt).toBe(8_000);
  });

  it('keeps the result of a climb secret while members can still leave it', () => {
    const climb = tableGames.find(({ family }) => family === 'crash')!;
    expect(isResultPublic(roundIn('revealed'), climb)).toBe(false);
    expect(isResultPublic(roundIn('settled'), climb)).toBe(true);
    expect(isResultPublic(roundIn('revealed'), {})).toBe(true);
    expect(isResultPublic(roundIn('closed'), {})).toBe(false);
    expect(isResultPublic(roundIn('void'), {})).toBe(false);
  });
});

describe('bets around the deadline', () => {
  it('10,000 bets within 50 ms are judged by the server’s receive time alone', () => {
    const random = xoshiro128(50);
    let state = roundIn('closing');
    const bets = Array.from({ length: 10_000 }, () => state.closesAt - 50 + random.int(101));
    for (const receivedAt of bets.sort((a, b) => a - b)) {
      // Advance the round a few milliseconds late, as a server with a real timer does.
      const at = receivedAt - random.int(20);
      if (at >= dueAt(state)) state = advance(state, { type: 'time_passed', at });
      const judged = judgeBet(state, 7, receivedAt);
      const msBeforeClose = state.closesAt - receivedAt;
      expect(judged).toEqual(
        msBeforeClose >= 0
          ? { ok: true, msBeforeClose }
          : { ok: false, reason: 'too_late', msAfterClose: -msBeforeClose },
      );
    }
    expect(state.phase).toBe('closed');
  });

  it('states how long before the deadline a bet was received', () => {
    const state = roundIn('closed');
    expect(judgeBet(state, 7, state.closesAt - 312)).toEqual({ ok: true, msBeforeClose: 312 });
    expect(judgeBet(state, 7, state.closesAt)).toEqual({ ok: true, msBeforeClose: 0 });
  });

  it('refuses a bet whose debit comes after the result, and bets on other rounds', () => {
    const state = roundIn('revealed');
    const overReason = { ok: false, reason: 'round_over' };
    expect(judgeBet(state, 7, state.closesAt - 1)).toEqual(overReason);
    expect(judgeBet(roundIn('open'), 6, START)).toEqual(overReason);
    expect(judgeBet(roundIn('open'), 8, START)).toEqual({ ok: false, reason: 'too_early' });
    expect(judgeBet(roundIn('open'), 7, START - 1)).toEqual({ ok: false, reason: 'too_early' });
  });
});

describe('paces', () => {
  it.each(Object.entries(PACES))('%s is valid', (_, pace) => {
    expect(paceFaults(pace)).toEqual([]);
  });

  it('report each invalid field once', () => {
    expect(paceFaults({ ...PACE, betsMs: 999 })).toEqual(['betsMs', 'closingMs']);
    expect(paceFaults({ ...PACE, closingMs: -1 })).toEqual(['closingMs']);
    expect(paceFaults({ ...PACE, closedMs: 100 })).toEqual(['closedMs']);
    expect(paceFaults({ ...PACE, settledMs: 0.5 })).toEqual(['settledMs']);
    expect(paceFaults({ ...PACE, betsMs: Number.NaN })).toEqual(['betsMs']);
  });

  it('give the cycles of games.md §5', () => {
    const cycle = ({ betsMs, closedMs, settledMs }: Pace, showMs: number) =>
      (betsMs + closedMs + showMs + settledMs) / 1_000;
    const slowest = (slug: string) => {
      const game = tableGames.find((one) => one.slug === slug)!;
      const random = xoshiro128(3);
      return Math.max(...Array.from({ length: 500 }, () => game.showMs(game.draw(random))));
    };
    expect(cycle(PACES['table-roulette'], slowest('table-roulette'))).toBe(32);
    expect(cycle(PACES['table-dragon-tiger'], slowest('table-dragon-tiger'))).toBe(18);
    expect(cycle(PACES['table-sic-bo'], slowest('table-sic-bo'))).toBe(25);
    expect(slowest('table-baccarat')).toBe(12_000);
    expect(cycle(PACES['fast-baccarat'], slowest('table-baccarat'))).toBe(27);
  });
});
