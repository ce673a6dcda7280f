import { categoryIds } from '@wl/world/house/categories';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Instant } from './shapes.ts';

export const gameStates = ['open', 'maintenance', 'off'] as const;
export type GameState = (typeof gameStates)[number];

/** A switch as it stands: of one game, or of all at once (then it counts like the own one of each). */
export const GameSwitch = z.object({
  state: z.enum(gameStates),
  /** Bonus money is refused at the bet. */
  no_bonus_money: z.boolean(),
  /** No demo rounds. */
  no_free_play: z.boolean(),
});
export type GameSwitch = z.infer<typeof GameSwitch>;

const returnStates = ['too_early', 'in_band', 'watch', 'alarm'] as const;

/** What a game has paid in a window of time against what it was to pay (decision 0022). */
export const ActualReturn = z.object({
  rounds: z.int(),
  staked_cents: Cents,
  paid_cents: Cents,
  /** What the bets were to pay by the published returns of their parts, rounded to cents. */
  expected_cents: Cents,
  /** Shares of the stakes in percent, null before the first round; `expected` is of these very bets. */
  actual_percent: z.nullable(z.number()),
  expected_percent: z.nullable(z.number()),
  /** How many percentage points one standard deviation is; null where nothing is known of it. */
  sigma_points: z.nullable(z.number()),
  /** How many standard deviations the actual return lies above (below: negative) the expected one. */
  z: z.nullable(z.number()),
  state: z.enum(returnStates),
});
export type ActualReturn = z.infer<typeof ActualReturn>;

export const DeskGame = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  city: z.string(),
  math_version: z.string(),
  /** What members find, the switch of all games included. */
  state: z.enum(gameStates),
  /** The game's own switch. */
  own: GameSwitch,
  changed_at: z.nullable(Instant),
  /** By its rules, before any switch. */
  free_play: z.boolean(),
  bonus_money: z.boolean(),
  /** Published return of the reference bet in percent, and how it is known. */
  return_percent: z.number(),
  method: z.enum(['exact', 'simulated']),
  /** Half the width of the 95 % interval of a return that was simulated, in points; null: it is exact. */
  return_interval: z.nullable(z.number()),
  /** Members decide during the round and may make less of it than its published return. */
  decisions: z.boolean(),
  /** Of the last 30 UTC days, and since its mathematics is what it is. */
  month: ActualReturn,
  all_time: ActualReturn,
});
export type DeskGame = z.infer<typeof DeskGame>;

export const gamesDesk = defineCall({
  method: 'GET',
  path: '/staff/games',
  auth: 'staff',
  permission: 'games.view',
  summary:
    'Every game with its switches and what it has paid against what it publishes, in the order of the catalogue.',
  reply: data(z.object({ all: GameSwitch, games: z.array(DeskGame) })),
});

export const gameAlarms = defineCall({
  method: 'GET',
  path: '/staff/games/alarms',
  auth: 'staff',
  permission: 'games.view',
  summary: 'Games whose actual return is out of its band, for the head of the office.',
  reply: data(z.object({ alarms: z.array(z.string()) })),
});

export const switchGame = defineCall({
  method: 'PUT',
  path: '/staff/games/:game/switch',
  auth: 'staff',
  permission: 'games.switch',
  summary:
    'Switches a game, or all of them (`*`): what is named changes, the rest stays. Rounds that are on their way may finish. The reason is audited.',
  params: z.object({ game: z.string().check(z.maxLength(64)) }),
  body: z.object({
    ...z.partial(GameSwitch).shape,
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(GameSwitch),
  errors: ['play.game_unknown'],
});

/** Whether the whole casino is under maintenance. The rest is null where no clerk has switched it: a setting, or SQL. */
const CasinoMaintenance = z.object({
  on: z.boolean(),
  since: z.nullable(Instant),
  /** Name of the clerk. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type CasinoMaintenance = z.infer<typeof CasinoMaintenance>;

export const casinoMaintenance = defineCall({
  method: 'GET',
  path: '/staff/maintenance',
  auth: 'staff',
  permission: 'games.switch',
  summary: 'Whether the casino is under maintenance, and which clerk switched it, when and why.',
  reply: data(CasinoMaintenance),
});

export const switchMaintenance = defineCall({
  method: 'PUT',
  path: '/staff/maintenance',
  auth: 'staff',
  permission: 'games.switch',
  summary:
    'Puts the casino under maintenance or opens it. Under maintenance, members and visitors are refused, and clerks go on. The reason is audited. Sent again, it changes nothing.',
  body: z.object({
    on: z.boolean(),
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(CasinoMaintenance),
});

/** Published on `private-staff.games` as `staff.games_changed`: a switch, or the set of alarms. */
export const GamesChanged = z.object({ what: z.enum(['switch', 'alarms']) });
