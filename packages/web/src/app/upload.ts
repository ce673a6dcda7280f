import { type Call, type ReplyOf, visitorHeader } from '@wl/contract/call';
import { ApiError } from '@wl/contract/client';
import { type FormOptions, sendForm as send } from '@wl/contract/send-form';
import { apiBase, sessionHeaders, reportTrouble } from './request.ts';

/**
 * Sends a form with files, authenticated by the member's session or the visitor's token. Throws `ApiError`, or the
 * browser's `AbortError` if the upload is cancelled.
 */
export async function sendForm<C extends Call>(
  call: C,
  form: FormData,
  {
    visitorToken,
    ...options
  }: Pick<FormOptions, 'params' | 'onProgress' | 'signal'> & {
    /** Visitor's token, for calls that are also open to visitors (`visitors: true`). */
    visitorToken?: string;
  },
): Promise<ReplyOf<C>> {
  try {
    const headers = {
      ...sessionHeaders(),
      ...(visitorToken !== undefined && { [visitorHeader]: visitorToken }),
    };
    return await send(call, form, { ...options, base: apiBase, headers });
  } catch (error) {
    if (error instanceof ApiError) reportTrouble(error, call);
    throw error;
  }
}
