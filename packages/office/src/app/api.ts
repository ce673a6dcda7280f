import { ApiError, createClient, headersOf } from '@wl/contract/client';
import type { ErrorAnswer } from '@wl/contract/errors';
import { errors } from '@wl/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { wordingOf } from '@wl/contract/wordings/index';
import type { Language } from '@wl/world/languages';
import { noteForbidden, noteRefused, staffToken } from './session.ts';

const session = { token: staffToken, cookies: () => document.cookie };

const send = createClient({ base: '/api', ...session });

/**
 * Reports an ended session or a missing permission to the page.
 * @param token session token that the failed call used
 */
export function noteFailure(error: unknown, token: string | null): void {
  if (isSignedOut(error)) noteRefused(token);
  if (error instanceof ApiError && error.code === 'auth.forbidden') noteForbidden();
}

/**
 * Makes a staff API call with the signed-in clerk's session. If the session has ended, a dialog over the current page
 * asks the clerk to sign in again.
 */
export const request: typeof send = async (call, given) => {
  const token = staffToken();
  try {
    return await send(call, given);
  } catch (error) {
    noteFailure(error, token);
    throw error;
  }
};

/** Returns the session headers for a request that is not part of the API contract. */
export const sessionHeaders = (): Record<string, string> => headersOf(session);

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'auth.signed_out';
}

/** Returns a function that converts an error code to a message in the clerk's language. */
export function useCodeText(): (code: string, params?: ApiError['params']) => string {
  const { i18n } = useLingui();
  const wordings = useQuery({
    queryKey: ['wordings', i18n.locale],
    queryFn: () => wordingOf(i18n.locale as Language),
    staleTime: Infinity,
  });
  return (code, params = {}) => {
    // After a server update, a response can contain an error code that the page, loaded earlier, does not define.
    const known: ErrorAnswer['code'] = Object.hasOwn(errors, code)
      ? (code as ErrorAnswer['code'])
      : 'request.unexpected';
    const text = wordings.data?.[known] ?? errors[known][1];
    return text.replace(/\{([a-z_]+)\}/gi, (_, name: string) => String(params[name] ?? ''));
  };
}

/** Returns a function that converts an error to the message for its code in the clerk's language. */
export function useErrorText(): (error: unknown) => string {
  const codeText = useCodeText();
  return (error) =>
    error instanceof ApiError && error.code !== 'network'
      ? codeText(error.code, error.params)
      : codeText('request.unexpected');
}
