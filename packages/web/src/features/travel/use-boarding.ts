import { travel, type FareKind, type Gate, type Gates, type Trip } from '@wl/contract/travel';
import { ApiError, useSend } from '../../app/api.ts';
import { receiveHud } from '../../app/hud/status.ts';
import { receiveWallet } from '../../app/hud/wallet.ts';
import { useKey } from '../../app/use-key.ts';
import { refreshBag } from '../bag/index.ts';
import { refreshMissions } from '../missions/index.ts';
import { refreshGates } from './api.ts';

/**
 * Returns the mutation that boards a flight. Retries use the same idempotency key, so the member boards only once, even
 * if the Board button is pressed repeatedly or the connection breaks.
 */
export function useBoarding(onArrived: (trip: Trip) => void) {
  const { key, renew, failed } = useKey();
  const send = useSend(travel, {
    onSuccess: ({ data: { trip, hud, wallet } }) => {
      renew();
      receiveWallet(wallet);
      receiveHud(hud);
      refreshGates();
      refreshMissions();
      if (trip.how === 'ticket') refreshBag();
      onArrived(trip);
    },
    onError: (error) => {
      failed(error);
      // The server may have rejected the flight because the page is out of date: the fare or the member's city has
      // changed, or the destination ticket is no longer in the bag. Refetch the gates to update the page.
      if (error instanceof ApiError && error.status > 0) refreshGates();
    },
  });
  return {
    ...send,
    board: (controls: Gates, gate: Gate, how: FareKind) => {
      const [ticket] = controls.tickets;
      if (send.isPending) return;
      send.mutate({
        body: {
          id: key,
          from: controls.here,
          to: gate.city,
          how,
          fare: how === 'coins' ? gate.fare : 0,
          ...(how === 'ticket' && ticket && { ticket_id: ticket.id }),
        },
      });
    },
  };
}
