import { stakeCents } from '@wl/games/money';
import type { Subject } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet } from '../../ledger/index.ts';
import { expiredRounds, findOpenRound, type OpenRoundRow, raiseWager } from '../../wagers/index.ts';
import { admitStake } from '../bets/admit-stake.ts';
import { settleIfOver, readRoundState, type SteppedAnswer } from './settle-open-round.ts';
import { judgeAction, roundStateOf, type RoundState } from './stepped-round.ts';
import { voidIfStuck } from '../rounds/void-round.ts';

/**
 * Books one decision in an open round, with the stake that the decision adds. The last decision settles the round. A
 * duplicate request for the same step has no effect and returns the round's current state.
 * @throws DomainError as listed for the call in contract/src/play-open-rounds.ts
 */
export async function actInRound(
  deps: Deps,
  member: Subject,
  sent: { id: string; step: number; action: string; ip: string },
): Promise<SteppedAnswer> {
  const id = sent.id.toLowerCase();
  const { step, action, ip } = sent;
  const answer = await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, member.id);
    const row = await findOpenRound(tx, member.id, id);
    if (!row) return undefined;
    if (row.actions.length > step && row.actions[step] === action) return undefined;
    if (row.actions.length !== step) throw new DomainError('play.action_late');
    const roundState = await roundStateOf(deps, tx, row);
    const { addsCents } = judgeAction(roundState, action);
    // Only a decision that adds to the stake must comply with the stake rules.
    if (addsCents > 0) await admitRaise(deps, tx, { row, wallet, addsCents, ip });
    return take(deps, tx, roundState, action);
  });
  return answer ?? (await answerStored(deps, member.id, { id, step, action }));
}

interface Raise {
  row: OpenRoundRow;
  wallet: { cash: number };
  addsCents: number;
  /** IP address of the request; undefined if the server finishes the round on the member's behalf. */
  ip: string | undefined;
}

/**
 * Checks an added stake against the same rules as a new bet, except for the minimum time between rounds. The stake of a
 * round that a bag item paid for cannot be raised (decision 110).
 * @throws DomainError play.action_illegal (a bag item paid for the round), or one of the codes listed for `admitStake`
 */
async function admitRaise(deps: Deps, tx: Transaction, { row, wallet, addsCents, ip }: Raise) {
  if (row.item_id !== null) throw new DomainError('play.action_illegal');
  await admitStake(deps, tx, {
    memberId: row.member_id,
    ip,
    payer: 'wallet',
    cashCents: wallet.cash,
    stakeCents: addsCents,
  });
}

/** Books a decision that has already been checked. The caller must have locked the wallet. */
async function take(
  deps: Deps,
  tx: Transaction,
  roundState: RoundState,
  action: string,
): Promise<SteppedAnswer> {
  const { row } = roundState;
  const { progress, addsCents } = judgeAction(roundState, action);
  const at = deps.clock.now();
  await raiseWager(
    tx,
    { memberId: row.member_id, id: row.id },
    { step: row.actions.length, action, addsCents, at },
  );
  const after = { ...row, actions: [...row.actions, action], stake: row.stake + addsCents };
  return settleIfOver(deps, tx, { ...roundState, row: after, progress });
}

/**
 * Returns the round's current state for a repeated decision.
 * @throws DomainError request.not_found (no such round) · play.action_late if another decision was made at this step
 */
async function answerStored(
  deps: Deps,
  memberId: string,
  { id, step, action }: { id: string; step: number; action: string },
): Promise<SteppedAnswer> {
  const current = await readRoundState(deps, memberId, id);
  if (!current) throw new DomainError('request.not_found');
  const actions =
    current.open?.actions ?? (current.round?.bet['actions'] as string[] | undefined) ?? [];
  if (actions[step] !== action) throw new DomainError('play.action_late');
  return current;
}

/** Maximum number of expired rounds that one job run closes. */
const AT_ONCE = 200;

/**
 * Finishes expired rounds with the default decisions of their games. If repeated attempts to finish a round have failed
 * for a day, voids the round.
 * @returns the number of rounds finished or voided
 */
export async function finishExpiredRounds(deps: Deps): Promise<number> {
  const expired = await expiredRounds(deps.db, deps.clock.now(), AT_ONCE);
  let finished = 0;
  for (const { member_id: memberId, id } of expired) {
    try {
      if (await finishOrVoid(deps, memberId, id)) finished += 1;
    } catch (error) {
      // Continue with the next round, even if this round could be neither finished nor voided.
      deps.log.error({ err: error, round: id }, 'an expired round could not be voided');
    }
  }
  return finished;
}

/**
 * Finishes a round, or voids it if attempts to finish it have failed for too long. Returns true if this call closed the
 * round.
 */
async function finishOrVoid(deps: Deps, memberId: string, id: string): Promise<boolean> {
  try {
    return await finish(deps, memberId, id);
  } catch (error) {
    deps.log.error({ err: error, round: id }, 'an expired round could not be finished');
    return voidIfStuck(deps, memberId, id);
  }
}

/** Finishes a round with the default decisions. Returns false if the member or another node acts in the round first. */
async function finish(deps: Deps, memberId: string, id: string): Promise<boolean> {
  const row = await findOpenRound(deps.db, memberId, id);
  if (!row) return false;
  // Determine the game's default decisions before locking the wallet, because computing them can take a while.
  const roundState = await roundStateOf(deps, deps.db, row);
  const wanted = defaultsOf(roundState, true);
  return deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    const { addsCents } = wanted;
    const mayRaise =
      addsCents === 0 ||
      (await isAllowed(admitRaise(deps, tx, { row, wallet, addsCents, ip: undefined })));
    const { actions } = mayRaise ? wanted : defaultsOf(roundState, false);
    for (const [index, action] of actions.entries()) {
      const held = await findOpenRound(tx, memberId, id);
      if (held?.actions.length !== row.actions.length + index) return false;
      await take(deps, tx, await roundStateOf(deps, tx, held), action);
    }
    return true;
  });
}

async function isAllowed(judgement: Promise<void>): Promise<boolean> {
  try {
    await judgement;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/**
 * Returns the default decisions for the rest of the round, and the stake that they add. If `mayRaise` is false,
 * considers only decisions that add no stake.
 */
function defaultsOf({ row, game, progress, after }: RoundState, mayRaise: boolean) {
  const actions: string[] = [];
  let addsCents = 0;
  let at = progress;
  while (at.choices.length > 0) {
    const choices = mayRaise ? at.choices : at.choices.filter(({ adds }) => !adds);
    const action = game.steps.fallback({ ...at, choices });
    addsCents += stakeCents(choices.find((choice) => choice.action === action)?.adds ?? {});
    actions.push(action);
    at = after([...row.actions, ...actions]);
  }
  return { actions, addsCents };
}
