import * as calls from '@wl/contract/tables';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { placeTableBet } from './bets/place-table-bet.ts';
import { readTable, readTables } from './read-tables.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.listTables, async ({ deps }) => ({ data: await readTables(deps) }));

  serve(app, calls.readTable, async ({ deps, params, member }) => ({
    data: await readTable(deps, params.slug, member?.id),
  }));

  serve(
    app,
    calls.placeTableBet,
    async ({ deps, signedIn, params, body, request, receivedAt }) => ({
      data: await placeTableBet(deps, signedIn, {
        table: params.slug,
        ...body,
        ip: request.ip,
        receivedAt,
      }),
    }),
    { often: true },
  );
}
