import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../app/session/session.ts';
import { waitingQuery } from '../api.ts';
import { hasPendingBet } from '../rounds/memory.ts';
import type { Launch } from '../stage.ts';
import type { RoundsState } from '../rounds/use-rounds.ts';

/**
 * Returns true if a maintenance panel replaces the stage. During maintenance, the stage opens only for a recovered
 * round or a round waiting for the member's decision. A stage that is already open stays open, but the server rejects
 * the next bet.
 */
export function useClosed(
  { slug, state }: Launch,
  mode: 'cash' | 'demo',
  { recovered }: RoundsState,
): boolean {
  const memberId = useSession((session) => session.player?.id ?? '');
  const [hasOpened, setOpened] = useState(
    () => state === 'open' || (mode === 'cash' && hasPendingBet(memberId, slug)),
  );
  const isClosed = !hasOpened && state === 'maintenance';
  const waiting = useQuery({ ...waitingQuery(slug), enabled: isClosed && mode === 'cash' });
  const isOpening = state === 'open' || recovered !== null || (waiting.data?.data.length ?? 0) > 0;
  if (isOpening && !hasOpened) setOpened(true);
  return isClosed && !isOpening;
}
