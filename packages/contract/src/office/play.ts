import { categoryIds } from '@wl/world/casino/categories';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Round } from '../play.ts';
import { Cents, data, Id, Instant } from '../shapes.ts';

export const gameStates = ['open', 'maintenance', 'off'] as const;
export type GameState = (typeof gameStates)[number];

/** Switches of one game, or the general switches, which apply to every game in addition to the game's own switches. */
export const GameSwitch = z.object({
  state: z.enum(gameStates),
  /** True if bets with bonus money are refused. */
  no_bonus_money: z.boolean(),
  /** True if demo rounds are refused. */
  no_free_play: z.boolean(),
});
export type GameSwitch = z.infer<typeof GameSwitch>;

const returnStates = ['too_early', 'in_band', 'watch', 'alarm'] as const;

/** Actual payouts of a game in a time window, compared with the expected payouts (decision 0022). */
export const ActualReturn = z.object({
  rounds: z.int(),
  staked_cents: Cents,
  paid_cents: Cents,
  /** Expected payout of the counted `rounds`, from the published return of each part of a bet, rounded to cents. */
  expected_cents: Cents,
  /**
   * Actual and expected payouts as percentages of the stakes; null before the first round. Both percentages refer to
   * the same bets.
   */
  actual_percent: z.nullable(z.number()),
  expected_percent: z.nullable(z.number()),
  /** Standard deviation of the actual return, in percentage points; null if unknown. */
  sigma_points: z.nullable(z.number()),
  /**
   * Deviation of the actual return from the expected one, in standard deviations; negative if the actual return is
   * lower.
   */
  z: z.nullable(z.number()),
  state: z.enum(returnStates),
});
export type ActualReturn = z.infer<typeof ActualReturn>;

export const OfficeGame = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  city: z.string(),
  math_version: z.string(),
  /** State that members see, which results from the game's own switches and the switches that apply to all games. */
  state: z.enum(gameStates),
  /** This game's own switches, excluding the switches that apply to all games. */
  own: GameSwitch,
  changed_at: z.nullable(Instant),
  /** True if the game's rules allow free play, even if a switch currently turns it off. */
  free_play: z.boolean(),
  bonus_money: z.boolean(),
  /** Published return of the reference bet in percent, and the method by which it was computed. */
  return_percent: z.number(),
  method: z.enum(['exact', 'simulated']),
  /**
   * Half-width of the 95% confidence interval of a simulated return, in percentage points; null if the return is
   * exact.
   */
  return_interval: z.nullable(z.number()),
  /** True if members make decisions during the round and can therefore get less than the published return. */
  decisions: z.boolean(),
  /**
   * Actual returns of the game's current math version: `month` over the last 30 UTC days, `all_time` over all rounds.
   */
  month: ActualReturn,
  all_time: ActualReturn,
});
export type OfficeGame = z.infer<typeof OfficeGame>;

export const officeGames = defineCall({
  method: 'GET',
  path: '/staff/games',
  auth: 'staff',
  permission: 'games.view',
  summary:
    'Every game with its switches and its actual return beside the published one, in the order of the catalogue.',
  reply: data(z.object({ all: GameSwitch, games: z.array(OfficeGame) })),
});

export const gameAlarms = defineCall({
  method: 'GET',
  path: '/staff/games/alarms',
  auth: 'staff',
  permission: 'games.view',
  summary:
    'Games whose actual return is outside its expected range, for the header of the back office.',
  reply: data(z.object({ alarms: z.array(z.string()) })),
});

export const switchGame = defineCall({
  method: 'PUT',
  path: '/staff/games/:game/switch',
  auth: 'staff',
  permission: 'games.switch',
  summary:
    'Sets the named switches of one game, or of all (`*`), and leaves the others unchanged. Open rounds may finish; the reason is stored in the audit log.',
  params: z.object({ game: z.string().check(z.maxLength(64)) }),
  body: z.object({
    ...z.partial(GameSwitch).shape,
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(GameSwitch),
  errors: ['play.game_unknown'],
});

/**
 * Maintenance state of the whole casino. All fields except `on` are null if maintenance was last switched on or off by
 * a setting or by SQL, not by a clerk.
 */
const CasinoMaintenance = z.object({
  on: z.boolean(),
  since: z.nullable(Instant),
  /** Name of the clerk who last switched maintenance on or off. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type CasinoMaintenance = z.infer<typeof CasinoMaintenance>;

export const casinoMaintenance = defineCall({
  method: 'GET',
  path: '/staff/maintenance',
  auth: 'staff',
  permission: 'games.switch',
  summary: 'The maintenance state of the casino; the clerk, time and reason of the last change.',
  reply: data(CasinoMaintenance),
});

export const switchMaintenance = defineCall({
  method: 'PUT',
  path: '/staff/maintenance',
  auth: 'staff',
  permission: 'games.switch',
  summary:
    'Starts or ends maintenance, during which members and visitors are refused and clerks continue to work. The reason is stored in the audit log; repeating the request has no effect.',
  body: z.object({
    on: z.boolean(),
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(CasinoMaintenance),
});

/**
 * Time at which a round was voided, and the reason: a clerk's text, or `stuck` if the server voided a round that it
 * could not close.
 */
export const RoundVoid = z.object({
  at: Instant,
  reason: z.string(),
  /**
   * Part of the payout that could not be taken back from the member's cash and became a debt; absent if there is none.
   */
  debt_cents: z.optional(Cents),
});
export type RoundVoid = z.infer<typeof RoundVoid>;

/** A member's round, as shown to clerks. */
export const OfficeRound = z.object({
  ...Round.shape,
  /** Time at which the round was voided, and the reason; absent if the round was not voided. */
  void: z.optional(RoundVoid),
});
export type OfficeRound = z.infer<typeof OfficeRound>;

export const voidRound = defineCall({
  method: 'POST',
  path: '/staff/members/:id/rounds/:round/void',
  auth: 'staff',
  permission: 'rounds.void',
  summary:
    'Voids a settled round: returns its stake and takes its payout back; if the balance does not cover the payout, the rest becomes a debt. The reason is stored in the audit log; repeating the request has no effect.',
  params: z.object({ id: Id, round: Id }),
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) }),
  reply: data(OfficeRound),
  errors: ['request.not_found', 'wagers.not_found', 'wagers.not_settled', 'wagers.already_voided'],
});

/** Published on `private-staff.games` as `staff.games_changed` when a switch or the list of return alarms changes. */
export const GamesChanged = z.object({ what: z.enum(['switch', 'alarms']) });
