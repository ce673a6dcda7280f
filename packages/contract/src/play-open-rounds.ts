import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant } from './shapes.ts';
import { Round } from './play.ts';
import { Wallet } from './wallet.ts';

/** Possible next action in an open round, with the additional stake in cents. */
export const RoundChoice = z.object({ action: z.string(), adds_cents: Cents });

/**
 * Round that is waiting for the member's action. Its stake is reserved, and the dealt cards or symbols do not change.
 */
export const OpenRound = z.object({
  id: Id,
  game: z.string(),
  math_version: z.string(),
  bet: z.record(z.string(), z.unknown()),
  /** Actions taken so far, in order. */
  actions: z.array(z.string()),
  /** Total stake so far, including raises. */
  stake_cents: Cents,
  events: z.array(z.looseObject({ type: z.string() })),
  choices: z.array(RoundChoice),
  opened_at: Instant,
  /** Time at which the server takes the game's published default action if the member has not decided by then. */
  expires_at: Instant,
});
export type OpenRound = z.infer<typeof OpenRound>;

/** Response to a bet or an action. Exactly one of `open` and `round` is set. */
const SteppedAnswer = data(
  z.object({ open: z.nullable(OpenRound), round: z.nullable(Round), wallet: Wallet }),
);

export const openRound = defineCall({
  method: 'POST',
  path: '/play/open-rounds',
  auth: 'confirmed',
  gate: 'bet',
  summary:
    'Starts a round in which the member makes decisions. `id` is the idempotency key: a repeated request returns the current state of the round.',
  body: z.object({
    id: Id,
    game: z.string().check(z.maxLength(64)),
    bet: z.record(z.string(), z.unknown()),
  }),
  reply: SteppedAnswer,
  errors: [
    'play.game_unknown',
    'play.game_maintenance',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.round_mismatch',
    'play.round_open',
    'play.round_stuck',
    'play.too_fast',
    'play.verification_required',
    'wallet.insufficient_funds',
    'limits.wager_reached',
    'limits.loss_reached',
    'limits.session_time_reached',
    'limits.reality_check_due',
    'member.excluded',
    'request.overloaded',
  ],
});

export const actInRound = defineCall({
  method: 'POST',
  path: '/play/open-rounds/:id/actions',
  auth: 'confirmed',
  summary:
    'Makes one decision. `step` is the number of earlier decisions, so a repeated request changes nothing and two windows cannot both decide.',
  params: z.object({ id: Id }),
  body: z.object({
    step: z.int().check(z.nonnegative(), z.maximum(200)),
    action: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  reply: SteppedAnswer,
  errors: [
    'request.not_found',
    'play.round_stuck',
    'play.action_illegal',
    'play.action_late',
    'play.verification_required',
    'wallet.insufficient_funds',
    'limits.wager_reached',
    'limits.loss_reached',
    'limits.session_time_reached',
    'member.excluded',
  ],
});

export const openRounds = defineCall({
  method: 'GET',
  path: '/play/open-rounds',
  auth: 'member',
  summary: 'The member’s rounds that wait for a decision, whichever device they were started on.',
  query: z.object({ game: z.optional(z.string()) }),
  reply: data(z.array(OpenRound)),
  errors: ['play.round_stuck'],
});

/** Payload of `play.open_round_changed` (`private-member.<id>`), sent when a bet or action leaves a round open. */
export const OpenRoundChanged = z.object({ id: Id, game: z.string(), steps: z.int() });
