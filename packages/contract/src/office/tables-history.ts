import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Id, page } from '../shapes.ts';
import { roundParams, tableHistoryQuery, TableReplay, TableRoundLine } from '../tables-history.ts';

export const memberTableRounds = defineCall({
  method: 'GET',
  path: '/staff/members/:id/table-rounds',
  auth: 'staff',
  permission: 'members.view',
  summary: 'Finished table rounds in which a member had bets, newest first.',
  params: z.object({ id: Id }),
  query: tableHistoryQuery,
  reply: page(TableRoundLine),
  errors: ['request.not_found'],
});

export const replayMemberTableRound = defineCall({
  method: 'GET',
  path: '/staff/members/:id/table-rounds/:slug/:round',
  auth: 'staff',
  permission: 'members.view',
  summary: 'A finished round of a table with a member’s bets, for its replay.',
  params: z.object({ id: Id, ...roundParams }),
  reply: data(TableReplay),
  errors: ['request.not_found', 'tables.unknown', 'tables.round_unknown'],
});
