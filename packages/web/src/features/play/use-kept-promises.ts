import { useQueryClient } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { useEffect } from 'react';
import { keepCommitment, promisedFor } from '../fairness/index.ts';
import { launchQuery } from './api.ts';
import type { Launch } from './stage.ts';

/**
 * Stores the committed hash of the member's next round key before a bet can be placed. If the last round's hash is not
 * stored, for example because the member has played in another window, loads the current commitment again.
 */
export function useKeptPromises({ slug, commitment }: Launch, last: Round | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (commitment) keepCommitment(commitment);
  }, [commitment]);
  useEffect(() => {
    if (!last || last.demo || promisedFor(last.proof).roundKeyHash !== null) return;
    void client.invalidateQueries({ queryKey: launchQuery(slug).queryKey });
  }, [client, slug, last]);
}
