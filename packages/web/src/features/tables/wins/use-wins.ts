import { tablesNews } from '@wl/contract/news/tables';
import type { TableWins } from '@wl/contract/tables-wins';
import { useEffect, useState } from 'react';

/** Returns the wins published most recently while the page was open; null if none have been published yet. */
export function useWins(slug: string): TableWins | null {
  const [wins, setWins] = useState<TableWins | null>(null);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    void import('../../../app/realtime/realtime.ts').then(({ watchChannel }) => {
      if (isGone) return;
      leave = watchChannel(`table.${slug}`, {
        kind: tablesNews.wins,
        take: (news) => setWins(news.wins),
        begun: () => undefined,
      });
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [slug]);
  return wins;
}
