import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { addTicketNote, answerTicket, type TicketCase } from '@wl/contract/office/support';
import { request } from '../../app/api.ts';
import type { Attempt, Drafts, Mode } from './drafts.ts';
import { keepTicket, reloadTicket } from './queries.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

/** Returns true if a retry can succeed: no response arrived, or the server failed. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Sends a request, and retries it up to twice after temporary failures. */
async function deliver<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await send();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
    }
}

interface Sent {
  mode: Mode;
  /** True to close the ticket together with the answer. */
  close: boolean;
}

type Answered = Sent & {
  /** True for a further answer to a ticket that the page already shows as answered. */
  further: boolean;
};

const callOf = (ticket: string, { mode, ...answer }: Answered, { id, text }: Attempt) =>
  mode === 'note'
    ? request(addTicketNote, { params: { id: ticket }, body: { id, text } })
    : request(answerTicket, { params: { id: ticket }, body: { id, text, ...answer } });

/**
 * Returns the mutation that sends an answer or a note. The draft is deleted only after the server has stored the text.
 * If sending fails, the ticket is reloaded, because a colleague may have changed it.
 */
export function useSend({ id, state }: TicketCase, drafts: Drafts) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (sent: Sent) => {
      const attempt = drafts.begin(sent.mode);
      const answer = { ...sent, further: state === 'answered' };
      const reply = await deliver(() => callOf(id, answer, attempt));
      drafts.end(sent.mode, attempt);
      return reply;
    },
    onSuccess: (reply) => keepTicket(queries, reply),
    onError: () => void reloadTicket(queries, id),
  });
}

export type Send = ReturnType<typeof useSend>;
