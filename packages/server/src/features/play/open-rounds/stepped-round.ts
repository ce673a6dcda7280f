import { gameOfVersion } from '@wl/games/catalogue/mathematics';
import { IllegalAction, type Game, type Progress, type Steps } from '@wl/games/game';
import { stakeCents } from '@wl/games/money';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isReadable, pairOfRound, streamOf } from '../../fairness/index.ts';
import type { OpenRoundRow } from '../../wagers/index.ts';
import { keyAt } from '../rounds/player.ts';

/** Game in which the member makes decisions. */
export type SteppedGame = Game & { steps: Steps<{ parts: Record<string, number> }> };

export function isStepped(game: Game): game is SteppedGame {
  return game.steps !== undefined;
}

/** State of an open round, computed from seed, nonce, bet and actions. */
export interface RoundState {
  row: OpenRoundRow;
  game: SteppedGame;
  progress: Progress;
  /** Computes the progress after the given actions. @throws IllegalAction if one of them is not allowed */
  after: (actions: readonly string[]) => Progress;
}

/**
 * Computes the state of an open round.
 * @throws DomainError play.round_stuck if its game or math version is missing, or its seed cannot be read
 */
export async function roundStateOf(deps: Deps, db: Db, row: OpenRoundRow): Promise<RoundState> {
  const game = gameOfVersion(row.game, row.math_version);
  const checked = game?.checkBet(row.bet);
  if (!game || !isStepped(game) || !checked?.ok) throw new DomainError('play.round_stuck');
  const pair = await pairOfRound(deps, db, row);
  if (!isReadable(pair)) throw new DomainError('play.round_stuck');
  const { key } = keyAt(pair, row.nonce);
  const { bet } = checked;
  const after = (actions: readonly string[]) =>
    game.steps.progress(bet, actions, streamOf(key, game.slug, game.mathVersion));
  return { row, game, progress: after(row.actions), after };
}

/**
 * Returns the progress after the given action, and the additional stake that the action requires.
 * @throws DomainError play.action_illegal if the round does not offer the action now
 */
export function judgeAction(roundState: RoundState, action: string) {
  const choice = roundState.progress.choices.find((one) => one.action === action);
  if (!choice) throw new DomainError('play.action_illegal');
  try {
    const progress = roundState.after([...roundState.row.actions, action]);
    return { progress, addsCents: stakeCents(choice.adds ?? {}) };
  } catch (error) {
    if (error instanceof IllegalAction) throw new DomainError('play.action_illegal');
    throw error;
  }
}

/** Returns the open round in the contract's format, without any face-down cards. */
export function presentOpen({ row, progress }: Pick<RoundState, 'row' | 'progress'>): OpenRound {
  return {
    id: row.id,
    game: row.game,
    math_version: row.math_version,
    bet: row.bet,
    actions: row.actions,
    stake_cents: row.stake,
    events: progress.events,
    choices: progress.choices.map(({ action, adds }) => ({
      action,
      adds_cents: stakeCents(adds ?? {}),
    })),
    opened_at: row.opened_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
