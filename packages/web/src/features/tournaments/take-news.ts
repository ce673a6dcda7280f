import type { NewsData } from '@wl/contract/news';
import type { tournamentsNews } from '@wl/contract/news/tournaments';
import { askOverdue } from '../../app/api.ts';
import { afterCurtain } from '../../app/hud/wallet.ts';
import type { NewsContext } from '../../app/realtime/news.ts';
import { changeShown, refreshTournaments, withOwnRank } from './api.ts';
import { announceAtStage } from './finished.ts';

type Finished = NewsData<typeof tournamentsNews.finished>;

/**
 * Shows the member's new score. Like the balance, the score is updated only after the round has been presented, because
 * an earlier update would reveal the round's result.
 */
export function takeScored(
  { tournament: id, mine }: NewsData<typeof tournamentsNews.scored>,
  { client }: NewsContext,
): void {
  afterCurtain(() => {
    changeShown(id, (known) => withOwnRank(known, mine), client);
    askOverdue('/tournaments', client);
  });
}

async function announce(id: string, mine: Finished['mine']): Promise<void> {
  if (location.pathname.startsWith('/play/')) return announceAtStage(id, mine);
  // The tournament's page itself shows the result, so do not show a toast on that page.
  if (location.pathname === `/tournaments/${id}`) return;
  const { announceFinished } = await import('./announce-finished.tsx');
  await announceFinished(id, mine);
}

/**
 * Refetches the tournaments after a tournament has ended and its prizes have been paid. Announces the member's rank on
 * every page except the tournament's own.
 */
export function takeFinished({ tournament: id, mine }: Finished, { client }: NewsContext): void {
  afterCurtain(() => {
    refreshTournaments(client);
    void announce(id, mine).catch(() => {
      // The announcement could not be loaded. The member can still see the result in the notification list.
    });
  });
}
