import * as calls from '@wl/contract/enquiries';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http.ts';
import { askForReview } from './ask-for-review.ts';
import { readOwn } from './read-enquiries.ts';
import { numberOf } from './rules.ts';
import { sendEnquiry } from './send-enquiry.ts';
import type { EnquiryRow } from './repository.ts';

const receipt = (row: EnquiryRow) => ({
  data: { number: numberOf(row), due_at: row.due_at.toISOString() },
});

export function routes(app: FastifyInstance): void {
  serve(app, calls.sendEnquiry, async ({ deps, body, member }) =>
    receipt(await sendEnquiry(deps, body, member?.id)),
  );
  serve(app, calls.myEnquiries, async ({ deps, memberId }) => ({
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
