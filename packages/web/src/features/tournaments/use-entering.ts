import { enterTournament, type Tournament } from '@wl/contract/tournaments';
import type { BodyOf } from '@wl/contract/call';
import { ApiError, useSend } from '../../app/api.ts';
import { receiveWallet } from '../../app/hud/wallet.ts';
import { useKey } from '../../app/use-key.ts';
import { refreshBag } from '../bag/index.ts';
import { changeShown, refreshTournaments } from './api.ts';

type EntryWay = BodyOf<typeof enterTournament>['how'];

/**
 * Returns the mutation that enters a tournament. Retries use the same idempotency key, so repeated presses or a lost
 * connection never lead to a second entry.
 */
export function useEntering(onEntered: () => void) {
  const { key, renew, failed } = useKey();
  const send = useSend(enterTournament, {
    onSuccess: ({ data: { tournament, wallet } }) => {
      renew();
      receiveWallet(wallet);
      changeShown(tournament.id, () => tournament);
      refreshTournaments();
      if (tournament.mine?.how === 'ticket') refreshBag();
      onEntered();
    },
    onError: (error) => {
      failed(error);
      // The rejection may mean that the page is out of date, for example if the price has changed or no seats are left,
      // so reload the tournaments.
      if (error instanceof ApiError && error.status > 0) refreshTournaments();
    },
  });
  return {
    ...send,
    enter: ({ id, version, entry_coins: coins }: Tournament, how: EntryWay, ticketId?: string) => {
      if (send.isPending) return;
      send.mutate({
        params: { id },
        body: {
          key,
          how,
          version,
          coins: how === 'coins' ? coins : 0,
          ...(how === 'ticket' && ticketId !== undefined && { ticket_id: ticketId }),
        },
      });
    },
  };
}
