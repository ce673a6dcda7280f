import * as calls from '@wl/contract/support';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { askForReview } from './ask-for-review.ts';
import { readOwn } from './read-tickets.ts';
import { numberOf } from './rules.ts';
import { openTicket } from './open-ticket.ts';
import type { TicketRow } from './repository.ts';

const receipt = (row: TicketRow) => ({
  data: { number: numberOf(row), due_at: row.due_at.toISOString() },
});

export function routes(app: FastifyInstance): void {
  serve(app, calls.openTicket, async ({ deps, body, member }) =>
    receipt(await openTicket(deps, body, member?.id)),
  );
  serve(app, calls.myTickets, async ({ deps, memberId }) => ({
    data: await readOwn(deps, memberId),
  }));
  serve(app, calls.askForReview, async ({ deps, params, body, member }) =>
    receipt(
      await askForReview(deps, params.id, {
        memberId: member?.id,
        token: body.token,
        text: body.text,
      }),
    ),
  );
}
