import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data } from './shapes.ts';
import { Round } from './play.ts';
import { OpenRound } from './play-open-rounds.ts';

export const playDemo = defineCall({
  method: 'POST',
  path: '/play/demo-rounds',
  auth: 'public',
  gate: 'launch',
  summary: 'Plays one demo round with the same rules and odds; nothing is staked or stored.',
  body: z.object({ game: z.string(), bet: z.record(z.string(), z.unknown()) }),
  reply: data(z.object({ round: Round })),
  errors: [
    'play.game_unknown',
    'play.game_maintenance',
    'play.not_free',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.too_fast',
  ],
  rate: { max: 240, perSeconds: 60 },
});

export const playDemoSteps = defineCall({
  method: 'POST',
  path: '/play/demo-rounds/steps',
  auth: 'public',
  gate: 'launch',
  summary:
    'A demo round in which the player makes decisions: the first call has no `ticket`, each later call sends the one returned before. Nothing is stored.',
  body: z.object({
    game: z.string().check(z.maxLength(64)),
    bet: z.record(z.string(), z.unknown()),
    actions: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(200)),
    ticket: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: data(
    z.object({
      open: z.nullable(OpenRound),
      round: z.nullable(Round),
      /**
       * Ticket to send with the next action. It contains the encrypted seed of the open round. Null if the round has
       * ended.
       */
      ticket: z.nullable(z.string()),
    }),
  ),
  errors: [
    'play.game_unknown',
    'play.game_maintenance',
    'play.not_free',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.action_illegal',
    'play.too_fast',
  ],
  rate: { max: 480, perSeconds: 60 },
});
