import * as office from '@wl/contract/office/tables-history';
import { replayTableRound, tableHistory } from '@wl/contract/tables-history';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { serve } from '../../../platform/http/http.ts';
import { serveStaffView } from '../../staff/index.ts';
import { readTableHistory } from './read-history.ts';
import { readReplay } from './read-replay.ts';

/** Adds the calls for a member's own finished rounds. */
export function addHistory(app: FastifyInstance): void {
  serve(app, tableHistory, ({ deps, memberId, query: { page, ...filter } }) =>
    readTableHistory(deps, { memberId, ...filter }, page),
  );
  serve(app, replayTableRound, async ({ deps, memberId, params: { slug, round } }) => ({
    data: await readReplay(deps, { memberId, slug, round: Number(round) }),
  }));
}

/** Adds the calls for the finished rounds of any member, for clerks. */
export function addMemberHistory(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    office.memberTableRounds,
    ({ params }) => `member:${params.id}`,
    ({ params, query: { page, ...filter } }) =>
      readTableHistory(deps, { memberId: params.id, ...filter }, page),
  );
  serveStaffView(
    app,
    office.replayMemberTableRound,
    ({ params }) => `member:${params.id}`,
    async ({ params: { id, slug, round } }) => ({
      data: await readReplay(deps, { memberId: id, slug, round: Number(round) }),
    }),
  );
}
