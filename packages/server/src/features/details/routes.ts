import * as calls from '@wl/contract/details';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { callerOf, playerOf } from '../members/index.ts';
import { askForEmail, dropEmailChange, resendEmailCode } from './ask-for-email.ts';
import { changeAddress } from './change-address.ts';
import { changeNickname } from './change-nickname.ts';
import { changePhone } from './change-phone.ts';
import { confirmNewEmail } from './confirm-new-email.ts';

const done = { data: { done: true } } as const;

/** Adds the browser's device token to a request body, because wrong passwords are counted per device. */
const from = <Body>(deps: Deps, request: FastifyRequest, body: Body) => ({
  ...body,
  deviceToken: callerOf(deps, request).deviceToken,
});

export function routes(app: FastifyInstance): void {
  serve(app, calls.changeNickname, async ({ deps, signedIn, body }) => ({
    data: { player: playerOf(await changeNickname(deps, signedIn, body.nickname)) },
  }));
  serve(app, calls.changePhone, async ({ deps, signedIn, request, body }) => {
    await changePhone(deps, signedIn, from(deps, request, body));
    return done;
  });
  serve(app, calls.askForEmail, async ({ deps, signedIn, request, body }) => {
    await askForEmail(deps, signedIn, from(deps, request, body));
    return done;
  });
  serve(app, calls.resendEmailCode, async ({ deps, memberId }) => {
    await resendEmailCode(deps, memberId);
    return done;
  });
  serve(app, calls.confirmNewEmail, async ({ deps, signedIn, body }) => ({
    data: { player: playerOf(await confirmNewEmail(deps, signedIn, body.code)) },
  }));
  serve(app, calls.dropEmailChange, async ({ deps, memberId }) => {
    await dropEmailChange(deps, memberId);
    return done;
  });
  serve(app, calls.changeAddress, async ({ deps, signedIn, request, body }) => ({
    data: { player: playerOf(await changeAddress(deps, signedIn, from(deps, request, body))) },
  }));
}
