import type { Call, ReplyOf } from '@wl/contract/call';
import { type FormOptions, sendForm as send } from '@wl/contract/send-form';
import { noteFailure, sessionHeaders } from './api.ts';
import { staffToken } from './session.ts';

/**
 * Uploads a form with files, using this clerk's session.
 * @throws ApiError, or the browser's `AbortError` if the upload is cancelled
 */
export async function sendForm<C extends Call>(
  call: C,
  form: FormData,
  options: Pick<FormOptions, 'params' | 'onProgress' | 'signal'>,
): Promise<ReplyOf<C>> {
  const token = staffToken();
  try {
    return await send(call, form, { ...options, base: '/api', headers: sessionHeaders() });
  } catch (error) {
    noteFailure(error, token);
    throw error;
  }
}
