import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as calls from '@wl/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import { openBytes } from '../../platform/sign-in/authenticator.ts';
import { DomainError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/http.ts';
import { callerOf } from '../members/index.ts';
import { askForCopy, readState } from './ask-for-copy.ts';
import { findCopy } from './repository.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.getPersonalData, async ({ deps, memberId }) => ({
    data: await readState(deps, memberId),
  }));
  serve(app, calls.askForPersonalData, async ({ deps, signedIn, body, request }) => {
    const { deviceToken } = callerOf(deps, request);
    return { data: await askForCopy(deps, signedIn, { ...body, deviceToken }) };
  });
  serve(app, calls.fetchPersonalData, async ({ deps, memberId, params, reply }) => {
    const copy = await findCopy(deps.db, params.id);
    const isTheirs = copy?.member_id === memberId;
    const holds = copy?.expires_at && copy.expires_at > deps.clock.now();
    if (!copy?.content || !isTheirs || !holds) throw new DomainError('request.not_found');
    void reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="wanderluck-my-data.json"');
    return Readable.from([openBytes(deps, 'personal_data.copy', copy.content)]).pipe(
      createGunzip(),
    );
  });
}
