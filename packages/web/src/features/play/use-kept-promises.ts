import { useQueryClient } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { useEffect } from 'react';
import { keepCommitment, promisedFor } from '../fairness/index.ts';
import { launchQuery } from './api.ts';
import type { Launch } from './stage.ts';

/**
 * Keeps the promise for the member's next round before it can be bet on. If the promise of the last round was not
 * received here, because the round before was played elsewhere, it requests the promise of the next one.
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
