import type { StakeParts } from '@wl/games/money';
import { payoutCents, stakeCents } from '@wl/games/money';
import type { Game } from '@wl/games/game';
import type { Outcome } from '@wl/games/round';
import type { Proof } from '@wl/contract/play';
import { streamOf, type OpenPair } from '../../fairness/index.ts';
import { DomainError } from '../../../platform/errors.ts';
import { keyAt, type RoundKey } from './player.ts';

/** Bet that the game has accepted. */
export interface CheckedBet {
  game: Game;
  /** Bet as the client sent it. `json` is the same bet as a string, for comparison with duplicate requests. */
  sent: Record<string, unknown>;
  json: string;
  /** Bet as parsed by the game. */
  checked: { parts: StakeParts };
  stakeCents: number;
}

/** Maximum length of a bet as JSON, in characters. The largest possible roulette bet needs a third of this length. */
const BET_MAX_LENGTH = 8192;

/**
 * Checks a bet against the rules of its game.
 * @throws DomainError play.stake_off_ladder · unknown_bet · empty_bet · below_minimum · above_maximum
 */
export function checkBet(game: Game, sent: Record<string, unknown>): CheckedBet {
  const checked = game.checkBet(sent);
  if (!checked.ok) throw new DomainError(`play.${checked.reason}`);
  const json = JSON.stringify(sent);
  if (json.length > BET_MAX_LENGTH) throw new DomainError('play.unknown_bet');
  return { game, sent, json, checked: checked.bet, stakeCents: stakeCents(checked.bet.parts) };
}

/** Result of one round before it is booked. */
export interface PlayedRound {
  outcome: Outcome;
  payoutCents: number;
  proof: Proof;
  /** Key of the next round; `proof` contains its hash. */
  next: RoundKey;
}

/** Plays a round. For any game, the same round key and bet always produce the same outcome. */
export function playRound(
  bet: CheckedBet,
  pair: Omit<OpenPair, 'nextServerSeedHash'>,
  nonce: number,
  round: RoundKey,
): PlayedRound {
  const { game } = bet;
  const stream = streamOf(round.key, game.slug, game.mathVersion);
  const outcome = game.play(bet.checked, stream);
  const { staked = bet.checked.parts, payouts } = outcome;
  const next = keyAt(pair, nonce + 1);
  return {
    outcome,
    payoutCents: payoutCents(staked, payouts),
    next,
    proof: {
      game: game.slug,
      math_version: game.mathVersion,
      seed_pair_id: pair.id,
      server_seed_hash: pair.serverSeedHash,
      client_seed: pair.clientSeed,
      nonce,
      round_key: round.key,
      next_round_key_hash: next.hash,
    },
  };
}
