import type { TableReplay } from '@wl/contract/tables-history';
import type { TableBet, TableDealt, TableRound } from '@wl/contract/tables';
import { tableBlackjack } from '@wl/games/tables/blackjack';
import type { ShownTable, TableReply } from '../live-state.ts';

/** Time in ms for which a replay shows the closed table before the result. */
export const LEAD_MS = 1_000;

type Phase = TableRound['phase'];

/** Number of cards with which a shared hand starts. */
const FIRST_CARDS = 2;

/** Returns the time in ms at which bets closed in the replayed round. The replay starts at this time of the round. */
export const startOf = ({ table: { round } }: TableReplay): number =>
  Date.parse(round?.closes_at ?? '1970-01-01T00:00:00Z');

/** Returns the duration of a replay in ms; 0 for a round that was void before its result. */
export const durationOf = ({ show_ms: showMs }: TableReplay): number =>
  showMs === null ? 0 : LEAD_MS + showMs;

/** Returns the times at which further cards of a shared hand are shown, in ms after the start of the presentation. */
function stepsOf({ hand }: TableDealt): readonly number[] {
  const hits = Array.from({ length: Math.max(0, hand.length - FIRST_CARDS) }, () => 0);
  return tableBlackjack.windows?.stepsMs({ first: [0, 0], dealer: [], hits }) ?? [];
}

/** Returns the time at which the result of a round became public, in ms after the start of the presentation. */
function publicAt(replay: TableReplay): number {
  const { game, round } = replay.table;
  if (game === 'table-crash') return replay.show_ms ?? 0;
  return round?.dealt ? (stepsOf(round.dealt).at(-1) ?? 0) : 0;
}

/** Returns the phase of the replay, `shownMs` after the start of the presentation. */
function phaseAt({ table: { round }, show_ms: showMs }: TableReplay, shownMs: number): Phase {
  if (showMs !== null && shownMs < 0) return 'closed';
  if (showMs !== null && shownMs < showMs) return 'revealed';
  return round?.void_reason === undefined ? 'settled' : 'void';
}

/** Returns the shared cards as members saw them, `shownMs` after the start of the presentation. */
function dealtAt(dealt: TableDealt, shownMs: number): TableDealt {
  const steps = stepsOf(dealt).filter((ms) => ms <= shownMs).length;
  return { ...dealt, hand: dealt.hand.slice(0, FIRST_CARDS + steps), decision: null };
}

/** Returns a bet with the cash-outs and decisions to show `shownMs` after the start of the presentation. */
function betAt(bet: TableBet, steps: readonly number[], shownMs: number): TableBet {
  const { cash_outs: cashOuts, actions, ...rest } = bet;
  const made = Object.entries(cashOuts ?? {}).filter(([, { ms }]) => ms <= shownMs);
  // At a live table, members see their own decision immediately. The replay shows it together with the card of that
  // step.
  const decided = actions?.filter((_, index) => (steps[index] ?? 0) <= shownMs) ?? [];
  return {
    ...rest,
    ...(made.length > 0 && { cash_outs: Object.fromEntries(made) }),
    ...(decided.length > 0 && { actions: decided }),
  };
}

/**
 * Returns the table as its page showed it at one moment of the round. A replay has no video, so the scene of a dealt
 * table presents the entered result as if it had been drawn.
 * @param elapsedMs time since the start of the replay, in ms
 */
export function replyAt(replay: TableReplay, elapsedMs: number): TableReply {
  const { table, chain, bets } = replay;
  const start = startOf(replay);
  const shownMs = elapsedMs - LEAD_MS;
  const phase = phaseAt(replay, shownMs);
  const isPublic = replay.show_ms !== null && shownMs >= publicAt(replay);
  const steps = table.round?.dealt ? stepsOf(table.round.dealt) : [];
  const round = table.round && roundAt(table.round, { phase, shownMs, isPublic, start });
  const hidden = isPublic ? undefined : table.round?.number;
  return {
    table: {
      ...table,
      state: 'open',
      dealt: null,
      round,
      results: table.results.filter(
        (result: ShownTable['results'][number]) => result.round !== hidden,
      ),
    },
    chains: chain ? [chain] : [],
    bets: bets.map((bet) => betAt(bet, steps, shownMs)),
    crowd: null,
    max_windows: 1,
    server_now: new Date(start).toISOString(),
  };
}

function roundAt(
  { result, dealt, trouble: _, ...round }: TableRound,
  at: { phase: Phase; shownMs: number; isPublic: boolean; start: number },
): TableRound {
  return {
    ...round,
    phase: at.phase,
    phase_since: new Date(at.start + LEAD_MS).toISOString(),
    phase_ends_at: null,
    ...(result && at.isPublic && { result }),
    ...(dealt && at.shownMs >= 0 && { dealt: dealtAt(dealt, at.shownMs) }),
  };
}
