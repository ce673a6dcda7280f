import type { Call, ReplyOf } from '@wl/contract/call';
import { ApiError } from '@wl/contract/client';
import { type FormOptions, sendForm as send } from '@wl/contract/send-form';
import { apiBase, sessionHeaders, reportTrouble } from './request.ts';

/**
 * Sends a form with files with the member's session. Throws `ApiError`, or the browser's `AbortError` if the upload is
 * cancelled.
 */
export async function sendForm<C extends Call>(
  call: C,
  form: FormData,
  options: Pick<FormOptions, 'params' | 'onProgress' | 'signal'>,
): Promise<ReplyOf<C>> {
  try {
    return await send(call, form, { ...options, base: apiBase, headers: sessionHeaders() });
  } catch (error) {
    if (error instanceof ApiError) reportTrouble(error, call);
    throw error;
  }
}
