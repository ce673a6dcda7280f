import * as calls from '@wl/contract/travel';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { hudOf } from '../journey/index.ts';
import { readWallet } from '../ledger/index.ts';
import { readGates, wireTrip } from './read-gates.ts';
import { countTrips, tripsOf } from './repository.ts';
import { takeTrip } from './take-trip.ts';

const PAGE_SIZE = 20;

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.gates, async ({ memberId }) => ({ data: await readGates(deps, memberId) }));
  serve(app, calls.trips, async ({ memberId, query: { page } }) => {
    const offset = (page - 1) * PAGE_SIZE;
    const [rows, total] = await Promise.all([
      tripsOf(deps.db, memberId, { limit: PAGE_SIZE, offset }),
      countTrips(deps.db, memberId),
    ]);
    return {
      data: rows.map(wireTrip),
      meta: { current_page: page, total, to: rows.length === 0 ? 0 : offset + rows.length },
    };
  });
  serve(app, calls.travel, async ({ memberId, body }) => {
    const { id: key, from, to, how, fare, ticket_id: ticketId } = body;
    const request = { key, from, to, how, fare, ticketId: ticketId ?? null };
    const trip = await takeTrip(deps, memberId, request);
    const [hud, wallet] = await Promise.all([hudOf(deps, memberId), readWallet(deps.db, memberId)]);
    return { data: { trip: wireTrip(trip), hud, wallet } };
  });
}
