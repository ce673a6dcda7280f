import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import type { TournamentTicketTerms } from '@wl/world/bonuses/tournament-ticket/terms';
import { Waiting } from '../../components/waiting.tsx';
import type { BagKind } from '../bag-kind.ts';

const tournaments = { to: '/tournaments', search: { pay: 'ticket' } } as const;

const WaitingForTournament = () => (
  <Waiting>
    <Trans>Ready to use in your next tournament.</Trans>
  </Waiting>
);

const TournamentsLink = () => (
  <Link {...tournaments} className={buttonClass()}>
    <Icon name="trophy" size={18} />
    <Trans>Go to the tournaments</Trans>
  </Link>
);

export const tournamentTicket: BagKind<TournamentTicketTerms> = {
  Progress: WaitingForTournament,
  Next: TournamentsLink,
  // Page that opens after activation, on which the member chooses the tournament for the ticket.
  opens: tournaments,
};
