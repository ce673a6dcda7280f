import type { Scored } from '@wl/contract/tournaments';
import { askOverdue } from '../../app/api.ts';
import { afterCurtain } from '../../app/hud/wallet.ts';
import type { NewsContext } from '../../app/realtime.ts';
import { changeShown, refreshTournaments, withStanding } from './api.ts';
import { tellAtDesk } from './finished.ts';

/** A score tells how the round went: it waits, as the balance does, until the curtain has fallen. */
export function takeScored({ tournament: id, mine }: Scored, { client }: NewsContext): void {
  afterCurtain(() => {
    changeShown(id, (known) => withStanding(known, mine), client);
    askOverdue('/tournaments', client);
  });
}

async function tell(id: string, mine: Scored['mine']): Promise<void> {
  if (location.pathname.startsWith('/play/')) return tellAtDesk(id, mine);
  // Who looks at its page sees it there.
  if (location.pathname === `/tournaments/${id}`) return;
  const { tellFinished } = await import('./tell-finished.tsx');
  await tellFinished(id, mine);
}

/** It is over and the prizes are paid: the pages show it, and the member hears the place, wherever they are. */
export function takeFinished({ tournament: id, mine }: Scored, { client }: NewsContext): void {
  afterCurtain(() => {
    refreshTournaments(client);
    void tell(id, mine).catch(() => {
      // The line is down for longer: the notification centre tells it as well.
    });
  });
}
