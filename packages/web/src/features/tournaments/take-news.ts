import type { Scored } from '@wl/contract/tournaments';
import { askOverdue } from '../../app/api.ts';
import { afterCurtain } from '../../app/hud/wallet.ts';
import type { NewsContext } from '../../app/realtime.ts';
import { changeShown, refreshTournaments, withOwnRank } from './api.ts';
import { announceAtStage } from './finished.ts';

/**
 * Shows the member's new score. Like the balance, the score is updated only after the curtain, because it reveals the
 * result of the round.
 */
export function takeScored({ tournament: id, mine }: Scored, { client }: NewsContext): void {
  afterCurtain(() => {
    changeShown(id, (known) => withOwnRank(known, mine), client);
    askOverdue('/tournaments', client);
  });
}

async function announce(id: string, mine: Scored['mine']): Promise<void> {
  if (location.pathname.startsWith('/play/')) return announceAtStage(id, mine);
  // Members on the tournament's page see the result there.
  if (location.pathname === `/tournaments/${id}`) return;
  const { announceFinished } = await import('./announce-finished.tsx');
  await announceFinished(id, mine);
}

/**
 * Handles the end of a tournament, after its prizes have been paid: updates the pages, and announces the member's place
 * on any page.
 */
export function takeFinished({ tournament: id, mine }: Scored, { client }: NewsContext): void {
  afterCurtain(() => {
    refreshTournaments(client);
    void announce(id, mine).catch(() => {
      // If the connection is down, the notification list reports the result later.
    });
  });
}
