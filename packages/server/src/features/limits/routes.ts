import * as calls from '@wl/contract/limits';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { answerPrompt, reviewLimits } from './answer-prompt.ts';
import { changeLimit, confirmLimit, whichLimit, withdrawChange } from './change-limit.ts';
import { readChanges, readLimits } from './read-limits.ts';
import { answerRealityCheck, chooseRealityMinutes, readRealityCheck } from './reality-check.ts';

/**
 * Registers the API calls for limits. Excluded members and members with an unconfirmed e-mail address can use all of
 * them, so that a limit can always be made stricter.
 */
export function routes(app: FastifyInstance): void {
  serve(app, calls.getLimits, async ({ deps, memberId }) => ({
    data: await readLimits(deps, memberId),
  }));
  serve(app, calls.limitHistory, ({ deps, memberId, query }) =>
    readChanges(deps.db, memberId, query.page),
  );
  serve(app, calls.putLimit, async ({ deps, memberId, params, body }) => ({
    data: await changeLimit(deps, memberId, whichLimit(params), body.value),
  }));
  serve(app, calls.confirmLimit, async ({ deps, memberId, params, body }) => ({
    data: await confirmLimit(deps, memberId, whichLimit(params), body.value),
  }));
  serve(app, calls.withdrawLimitChange, async ({ deps, memberId, params }) => ({
    data: await withdrawChange(deps, memberId, whichLimit(params)),
  }));
  serve(app, calls.answerLimitPrompt, async ({ deps, memberId, body }) => ({
    data: await answerPrompt(deps, memberId, body.answer),
  }));
  serve(app, calls.reviewLimits, async ({ deps, memberId }) => ({
    data: await reviewLimits(deps, memberId),
  }));
  serve(app, calls.getRealityCheck, async ({ deps, signedIn }) => ({
    data: await readRealityCheck(deps, signedIn),
  }));
  serve(app, calls.putRealityCheck, async ({ deps, signedIn, body }) => ({
    data: await chooseRealityMinutes(deps, signedIn, body.every_minutes),
  }));
  serve(app, calls.answerRealityCheck, async ({ deps, signedIn }) => ({
    data: await answerRealityCheck(deps, signedIn),
  }));
}
