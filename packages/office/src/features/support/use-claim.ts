import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimTicket, releaseTicket, type TicketCase } from '@wl/contract/office/support';
import { request } from '../../app/api.ts';
import type { Claim } from './access.ts';
import { keepTicket, reloadTicket } from './queries.ts';

/**
 * Manages this clerk's claim on a ticket. While a clerk has claimed a ticket, colleagues cannot answer it.
 * @param claim the unexpired claim on the ticket, or null
 */
export function useClaim({ id }: TicketCase, claim: Claim | null) {
  const queries = useQueryClient();
  const onSuccess = (reply: { data: TicketCase }) => keepTicket(queries, reply);
  const onError = () => void reloadTicket(queries, id);
  const take = useMutation({
    mutationFn: () => request(claimTicket, { params: { id } }),
    onSuccess,
    onError,
  });
  const release = useMutation({
    mutationFn: () => request(releaseTicket, { params: { id } }),
    onSuccess,
    onError,
  });
  const isBusy = take.isPending || release.isPending;
  return {
    claim,
    isBusy,
    error: take.error ?? release.error,
    /**
     * Claims the ticket unless it is already claimed. Does not retry after a failure: the clerk then has to press the
     * Claim button.
     */
    ensure: () => {
      if (claim === null && !isBusy && !take.isError) take.mutate();
    },
    /** Claims or releases the ticket. */
    toggle: () => {
      if (isBusy) return;
      if (claim === null) take.mutate();
      else release.mutate();
    },
  };
}

export type ClaimControl = ReturnType<typeof useClaim>;
