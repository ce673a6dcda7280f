import * as calls from '@wl/contract/settings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { endBounce } from '../../platform/email/suppressions.ts';
import { DomainError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/http.ts';
import {
  callerOf,
  changeMember,
  endSecondFactor,
  memberById,
  renewRecoveryCodes,
} from '../members/index.ts';
import { changePassword } from './change-password.ts';
import { closeAccount } from './close-account.ts';
import { readSettings } from './read-settings.ts';
import { beginSetUp, confirmSetUp, withBothFactors } from './second-factor.ts';

const done = { data: { done: true } } as const;

export function routes(app: FastifyInstance): void {
  ownRoutes(app);
  secondFactorRoutes(app);
}

function secondFactorRoutes(app: FastifyInstance): void {
  serve(app, calls.beginSecondFactor, async ({ deps, signedIn, body, request }) => {
    const { deviceToken } = callerOf(deps, request);
    return { data: await beginSetUp(deps, signedIn, { ...body, deviceToken }) };
  });
  serve(app, calls.confirmSecondFactor, async ({ deps, signedIn, body }) => ({
    data: { recovery_codes: await confirmSetUp(deps, signedIn, body.code) },
  }));
  serve(app, calls.renewRecoveryCodes, async ({ deps, signedIn, body, request }) => {
    const { deviceToken } = callerOf(deps, request);
    const codes = await withBothFactors(deps, signedIn, { ...body, deviceToken }, (tx) =>
      renewRecoveryCodes(deps, tx, signedIn.id),
    );
    return { data: { recovery_codes: codes } };
  });
  serve(app, calls.endSecondFactor, async ({ deps, signedIn, body, request }) => {
    const { deviceToken } = callerOf(deps, request);
    await withBothFactors(deps, signedIn, { ...body, deviceToken }, (tx) =>
      endSecondFactor(deps, tx, signedIn.id, 'member'),
    );
    return done;
  });
}

/**
 * Resumes e-mails to a member whose address has bounced. If the address still bounces, the next bounce stops e-mails
 * again.
 */
async function resumeEmails(deps: Deps, memberId: string): Promise<void> {
  const member = await memberById(deps.db, memberId);
  if (member) await deps.transaction((tx) => endBounce(deps, tx, member.email));
}

function ownRoutes(app: FastifyInstance): void {
  serve(app, calls.getSettings, async ({ deps, signedIn }) => ({
    data: await readSettings(deps, signedIn),
  }));
  serve(app, calls.putSettings, async ({ deps, signedIn, body }) => {
    const { language, offers, email_works: emailWorks } = body;
    const change = {
      ...(language === undefined ? {} : { language }),
      ...(offers === undefined ? {} : { offers }),
    };
    if (Object.keys(change).length > 0)
      await deps.transaction((tx) => changeMember(deps, tx, signedIn.id, change));
    if (emailWorks) await resumeEmails(deps, signedIn.id);
    return { data: await readSettings(deps, signedIn) };
  });
  serve(app, calls.changePassword, async ({ deps, signedIn, body, request }) => {
    const { deviceToken } = callerOf(deps, request);
    await changePassword(deps, signedIn, { ...body, deviceToken });
    return done;
  });
  serve(app, calls.endDevice, async ({ deps, signedIn, params, reply }) => {
    const open = await deps.sessions.openOf(deps.db, signedIn.id);
    // The response must not reveal that another member's session exists.
    if (!open.some(({ id }) => id === params.id)) throw new DomainError('request.not_found');
    const settings = await readSettings(deps, signedIn);
    await deps.transaction((tx) => deps.sessions.end(tx, { id: params.id }, 'ended by member'));
    if (params.id === signedIn.sessionId) deps.sessions.clearCookie(reply, 'member');
    return {
      data: { ...settings, devices: settings.devices.filter(({ id }) => id !== params.id) },
    };
  });
  serve(app, calls.endOtherDevices, async ({ deps, signedIn }) => {
    const others = { subjectId: signedIn.id, exceptId: signedIn.sessionId };
    await deps.transaction((tx) => deps.sessions.end(tx, others, 'ended by member'));
    return { data: await readSettings(deps, signedIn) };
  });
  serve(app, calls.closeAccount, async ({ deps, signedIn, body, request, reply }) => {
    const { deviceToken } = callerOf(deps, request);
    await closeAccount(deps, signedIn, { ...body, deviceToken });
    deps.sessions.clearCookie(reply, 'member');
    return done;
  });
}
