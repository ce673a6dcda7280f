import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import type { DestinationTicketTerms } from '@wl/world/bonuses/destination-ticket/terms';
import { Waiting } from '../../components/waiting.tsx';
import type { BagKind } from '../bag-kind.ts';

const flightMap = { to: '/', search: { pay: 'ticket' } } as const;

const WaitingForTrip = () => (
  <Waiting>
    <Trans>Ready to use on your next trip.</Trans>
  </Waiting>
);

const FlightMapLink = () => (
  <Link {...flightMap} className={buttonClass()}>
    <Icon name="plane" size={18} />
    <Trans>Open the flight map</Trans>
  </Link>
);

export const destinationTicket: BagKind<DestinationTicketTerms> = {
  Progress: WaitingForTrip,
  Next: FlightMapLink,
  // After activation, the flight map opens, and the member chooses the destination there.
  opens: flightMap,
};
