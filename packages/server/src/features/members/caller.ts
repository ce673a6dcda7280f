import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewSession } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { namedDeviceOf, setDeviceCookie, type NamedDevice } from '../../platform/device-cookie.ts';
import { describeDevice } from './devices.ts';

/** Where a registration or sign-in comes from. */
export interface Caller extends NamedDevice {
  ip: string;
  /** "Firefox on Linux". */
  device: string;
}

export function callerOf(deps: Deps, request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    device: describeDevice(request.headers['user-agent']),
    ...namedDeviceOf(deps, 'member', request),
  };
}

/** The two cookies of a signed-in browser: the session's other half, and the device's name. */
export function setCookies(deps: Deps, reply: FastifyReply, made: NewSession, caller: Caller) {
  deps.sessions.setCookie(reply, 'member', made.cookie);
  setDeviceCookie(deps, 'member', reply, caller.deviceToken);
}
