import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewSession } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  namedDeviceOf,
  setDeviceCookie,
  type NamedDevice,
} from '../../../platform/sign-in/device-cookie.ts';
import { describeDevice } from './devices.ts';

/** Origin of a registration or sign-in: IP address and device. */
export interface Caller extends NamedDevice {
  ip: string;
  /** Readable device name, such as "Firefox on Linux". */
  device: string;
}

export function callerOf(deps: Deps, request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    device: describeDevice(request.headers['user-agent']),
    ...namedDeviceOf(deps, 'member', request),
  };
}

export function setCookies(deps: Deps, reply: FastifyReply, made: NewSession, caller: Caller) {
  deps.sessions.setCookie(reply, 'member', made.cookie);
  setDeviceCookie(deps, 'member', reply, caller.deviceToken);
}
