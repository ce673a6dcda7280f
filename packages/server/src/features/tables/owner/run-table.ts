import { advance, dueAt, endShow, openNext, openRound } from '@wl/games/tables/round/phases';
import type { TableGame } from '@wl/games/tables/table-game';
import type { Deps } from '../../../platform/deps.ts';
import { LostChain, placeOfRound, secretsOf } from '../chains/chains.ts';
import { findTable, type Lease, type TableRow } from '../repository.ts';
import { latestRounds, type StoredRound } from '../rounds/rounds-repository.ts';
import { storeNewRound, storeNextState } from '../rounds/store-change.ts';
import { voidRound } from '../rounds/void-round.ts';
import { drawResult, gameOfTable, paceOf } from '../table-rules.ts';
import { refundBets, settleBets } from './close-bets.ts';
import { takeDealtStep } from './run-dealt.ts';

/** Table that this process runs. */
export interface OwnTable {
  lease: Lease;
  /** Number of rounds in a new hash chain. */
  chainRounds: number;
}

/**
 * Performs all steps that are due at a table, one phase after another. Every step reads the table and its round from
 * the database, so a new owner continues where the last owner stopped.
 * @returns time of the next step in Unix milliseconds; undefined if the table is closed and nothing is left to do
 * @throws Fenced if another process has taken the table
 */
export async function runTable(deps: Deps, own: OwnTable): Promise<number | undefined> {
  for (;;) {
    const table = await findTable(deps.db, own.lease.slug);
    if (!table) return undefined;
    const [round] = await latestRounds(deps.db, table.slug, 1);
    const next = await takeStep(deps, own, { table, round });
    if (next !== 'done') return next;
  }
}

interface Current {
  table: TableRow;
  round: StoredRound | undefined;
}

/**
 * If the table's next step is due, takes it and returns 'done'. Otherwise, returns the time of the next planned step.
 */
async function takeStep(
  deps: Deps,
  own: OwnTable,
  { table, round }: Current,
): Promise<'done' | number | undefined> {
  if (table.kind === 'dealt') return takeDealtStep(deps, own.lease, { table, round });
  const now = deps.clock.now().getTime();
  if (!round) return openAfter(deps, own, { table, round });
  const { state } = round;
  const due = dueAt(state);
  switch (state.phase) {
    case 'open':
    case 'closing': {
      if (now < due) return due;
      const next = advance(state, { type: 'time_passed', at: now });
      await storeNextState(deps, own.lease, { ...round, state: next }, state.phase);
      return 'done';
    }
    case 'closed':
      if (now < due) return due;
      await reveal(deps, own, { round, game: gameOfTable(table) });
      return 'done';
    case 'revealed': {
      if (now < due) return due;
      const game = gameOfTable(table);
      if (game.revealsAtEnd && state.shownAt === undefined) {
        await storeNextState(deps, own.lease, { ...round, state: endShow(state, now) }, 'revealed');
        return 'done';
      }
      await settleBets(deps, own.lease, { round, game });
      const next = advance(state, { type: 'bets_settled', at: deps.clock.now().getTime() });
      await storeNextState(deps, own.lease, { ...round, state: next }, 'revealed');
      return 'done';
    }
    case 'void':
      await refundBets(deps, own.lease, round);
      return now < due ? due : openAfter(deps, own, { table, round });
    case 'settled':
      return now < due ? due : openAfter(deps, own, { table, round });
  }
}

/** Draws the result of a closed round. Voids the round if its link in the hash chain is lost. */
async function reveal(
  deps: Deps,
  { lease }: OwnTable,
  { round, game }: { round: StoredRound; game: TableGame },
): Promise<void> {
  const { state } = round;
  try {
    const secrets = await secretsOf(deps, lease, round);
    const result = drawResult(game, secrets);
    const at = deps.clock.now().getTime();
    const stepsMs = game.windows?.stepsMs(result);
    const next = advance(state, {
      type: 'result_ready',
      at,
      showMs: game.showMs(result),
      ...(stepsMs && { stepsMs }),
    });
    const drawn = { link: secrets.link, result };
    await storeNextState(deps, lease, { ...round, state: next, drawn }, 'closed');
  } catch (error) {
    if (!(error instanceof LostChain)) throw error;
    deps.log.error({ err: error, table: round.table }, 'the link of a round is lost');
    await voidRound(deps, round.table, { round: state.round, reason: 'link_lost' });
  }
}

/** Interval in ms between checks of a chain whose salt is not fixed yet. */
const SALT_LOOK_MS = 1_000;

/** Opens the first or next round, unless the table is closed or the salt of its chain is not fixed yet. */
async function openAfter(deps: Deps, own: OwnTable, { table, round }: Current) {
  if (table.state === 'closed') return undefined;
  const { lease, chainRounds: rounds } = own;
  const number = round ? round.state.round + 1 : 0;
  const place = await placeOfRound(deps, lease, { round: number, rounds });
  if (!place) return deps.clock.now().getTime() + SALT_LOOK_MS;
  // Read the clock again, because creating a chain takes time, which would otherwise shorten the betting phase.
  const at = deps.clock.now().getTime();
  const pace = paceOf(table);
  const state = round ? openNext(round.state, pace, at) : openRound(0, pace, at);
  await storeNewRound(deps, lease, {
    ...{ table: table.slug, state, ...place, drawn: undefined },
    ...{ shiftId: null, trouble: undefined },
  });
  return 'done' as const;
}
