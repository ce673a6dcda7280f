import * as calls from '@wl/contract/office/tournaments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { slots, stakesOf } from './office/draft.ts';
import { cancelTournament, changeTournament, makeTournament } from './office/edit-tournament.ts';
import { readOffice, readOfficeTournament, readPreview } from './office/read-office.ts';
import { readLeaderboard } from './read-tournaments.ts';
import type { TournamentRow } from './repository.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  viewRoutes(app, deps);
  editRoutes(app, deps);
}

const subjectOf = (id: string) => `tournament:${id}`;

function viewRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeTournaments,
    () => '',
    ({ query }) => readOffice(deps, query),
  );
  serveStaffView(
    app,
    calls.officeTournament,
    ({ params }) => subjectOf(params.id),
    async ({ params }) => ({ data: await readOfficeTournament(deps, deps.db, params.id) }),
  );
  serveStaffView(
    app,
    calls.officeLeaderboard,
    ({ params }) => subjectOf(params.id),
    ({ params, query }) => readLeaderboard(deps.db, params.id, query.page, undefined),
  );
  serveStaffView(
    app,
    calls.tournamentGames,
    () => '',
    async () => ({
      data: slots().map((slot) => ({
        slug: slot.slug,
        name: slot.name,
        city: slot.city,
        category: slot.category,
        stakes: stakesOf(slot),
      })),
    }),
  );
  serveStaffView(
    app,
    calls.previewTournament,
    () => '',
    async ({ body }) => ({ data: await readPreview(deps, body) }),
  );
}

function editRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.makeTournament, async ({ body, staffId }, tx) => {
    const isNew = await makeTournament(deps, tx, body, staffId);
    const { key: id, ...after } = body;
    return {
      reply: { data: await readOfficeTournament(deps, tx, id) },
      entry: isNew ? { action: 'tournaments.make', subject: subjectOf(id), after } : null,
    };
  });
  serveStaffChange(app, calls.changeTournament, async ({ params: { id }, body }, tx) => {
    const { reason, ...draft } = body;
    const before = await changeTournament(deps, tx, id, draft);
    const { version: _, ...after } = draft;
    return {
      reply: { data: await readOfficeTournament(deps, tx, id) },
      entry: {
        action: 'tournaments.change',
        subject: subjectOf(id),
        before: decidedOf(before),
        after,
        reason,
      },
    };
  });
  serveStaffChange(app, calls.cancelTournament, async ({ params: { id }, body }, tx) => {
    const { state } = await cancelTournament(deps, tx, id, body.reason);
    const entry = {
      action: 'tournaments.cancel',
      subject: subjectOf(id),
      before: { state },
      after: { state: 'cancelled' },
      reason: body.reason,
    };
    return {
      reply: { data: await readOfficeTournament(deps, tx, id) },
      entry: state === 'cancelled' ? null : entry,
    };
  });
}

/** Returns the tournament fields that clerks edit, for the audit log. */
function decidedOf(row: TournamentRow) {
  const { name, city, scoring, stake, max_rounds, games, entry_coins, max_entrants, prizes } = row;
  const times = { starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() };
  return {
    ...{ name, city, scoring, stake, max_rounds, games, entry_coins, max_entrants, prizes },
    ...times,
  };
}
