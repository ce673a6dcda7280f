import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Id } from './shapes.ts';
import { TableBet } from './tables.ts';
import { Wallet } from './wallet.ts';

export const decideTableBet = defineCall({
  method: 'POST',
  path: '/tables/:slug/bets/:id/decisions',
  auth: 'member',
  summary:
    'Makes the decision with index `step` for a bet at a blackjack table. The server judges it by the time at which it arrived. A repeated request returns the same receipt. A double stakes as much again and needs what a bet needs. Excluded members can hit and stand. Without a decision, the member stands.',
  params: z.object({ slug: z.string().check(z.maxLength(64)), id: Id }),
  body: z.object({
    step: z.int().check(z.nonnegative(), z.maximum(100)),
    action: z.enum(['hit', 'stand', 'double']),
  }),
  reply: data(z.object({ bet: TableBet, wallet: Wallet })),
  errors: [
    'tables.unknown',
    'tables.bet_unknown',
    'tables.no_decision',
    'tables.decision_early',
    'tables.decision_late',
    'tables.decision_taken',
    'tables.round_void',
    'play.action_illegal',
    'tables.bonus_round',
    'tables.bonus_bets',
    'play.bonus_refused',
    'play.verification_required',
    'wallet.insufficient_funds',
    'limits.wager_reached',
    'limits.loss_reached',
    'limits.session_time_reached',
    'member.excluded',
  ],
});
