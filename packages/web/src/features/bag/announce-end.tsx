import { Trans } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import type { GameTile } from '@wl/contract/lobby';
import { showToast } from '@wl/ui/feedback/toast';
import type { QueryClient } from '@tanstack/react-query';
import { useFormats } from '../../app/language/formats.ts';
import { needTexts } from '../../app/language/language.ts';
import { gamesQuery } from './api.ts';
import { feature } from './routes.tsx';
import { gameNamesOf, useItemFormats } from './use-item-words.ts';

/** Item states for which nothing is announced: the item has not ended, or the member has deleted it. */
const untold: readonly BagItem['state'][] = ['deleted', 'in_bag', 'active', 'running'];

/**
 * Announces that an item has ended, and why.
 *
 * @param client query client used to load the games' names
 */
export async function announceEnd(item: BagItem, client: QueryClient): Promise<void> {
  if (untold.includes(item.state)) return;
  if (item.state === 'forfeited' && item.ended_by === 'member') return;
  // If the translations cannot be loaded, the announcement is shown in the source language.
  await needTexts(feature).catch(() => undefined);
  const { terms } = item;
  const games = 'game' in terms ? await client.fetchQuery(knownGames).catch(() => []) : [];
  showToast({
    text: <EndText item={item} games={games} />,
    tone: item.state === 'completed' ? 'good' : 'plain',
    forMs: 10_000,
  });
}

const knownGames = { ...gamesQuery, staleTime: Infinity };

function EndText({ item, games }: { item: BagItem; games: readonly GameTile[] }) {
  const { money } = useFormats();
  const { name } = useItemFormats(gameNamesOf(games)).words(item.terms);
  const paid = money(item.paid_out);
  switch (item.state) {
    case 'completed':
      return item.paid_out > 0 ? (
        <Trans>
          {name} was completed. {paid} was converted to cash.
        </Trans>
      ) : (
        <Trans>{name} was completed.</Trans>
      );
    case 'lost':
      return <Trans>{name} has no bonus money left.</Trans>;
    case 'forfeited':
      return <Trans>{name} ended when you cashed out.</Trans>;
    case 'revoked':
      return <Trans>Our team revoked {name}.</Trans>;
    default:
      return <Trans>{name} has expired.</Trans>;
  }
}
