import * as calls from '@wl/contract/tournaments';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { tournamentTickets } from '../bag/index.ts';
import { readWallet } from '../ledger/index.ts';
import { enterTournament } from './entries/enter-tournament.ts';
import {
  readEntered,
  readLeaderboard,
  readTournament,
  readTournaments,
} from './read-tournaments.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.tournaments, ({ deps, query, member }) =>
    readTournaments(deps, query, member?.id),
  );
  serve(app, calls.myTournaments, ({ deps, query, memberId }) =>
    readEntered(deps, memberId, query),
  );
  serve(app, calls.tournamentTickets, async ({ deps, memberId }) => ({
    data: (await tournamentTickets(deps.db, memberId, deps.clock.now())).map(
      ({ id, expiresAt, isActive }) => ({
        id,
        expires_at: expiresAt.toISOString(),
        is_active: isActive,
      }),
    ),
  }));
  serve(app, calls.tournament, async ({ deps, params, member }) => ({
    data: await readTournament(deps, deps.db, params.id, member?.id),
  }));
  serve(app, calls.leaderboard, ({ deps, params, query, member }) =>
    readLeaderboard(deps.db, params.id, query.page, member?.id),
  );
  serve(app, calls.enterTournament, async ({ deps, params, body, memberId }) => {
    const { key, how, version, coins, ticket_id: ticketId } = body;
    await enterTournament(deps, memberId, params.id, {
      key,
      how,
      version,
      coins,
      ticketId: ticketId ?? null,
    });
    return {
      data: {
        tournament: await readTournament(deps, deps.db, params.id, memberId),
        wallet: await readWallet(deps.db, memberId),
      },
    };
  });
}
