import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffNews } from '@wl/contract/news/staff';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { useEffect, useRef, useState } from 'react';
import { listen } from '../../../app/realtime/realtime.ts';
import { refetchAfter } from '../../../app/realtime/refetch-after.ts';
import { consoleKey, consoleQuery } from './api.ts';

interface Reply {
  data: DealingConsole;
}

/**
 * Function that sends a request from the dealer, given the latest state of the console. Returns undefined and sends
 * nothing if the request no longer applies.
 */
export type Task = (now: DealingConsole) => Promise<Reply> | undefined;

/**
 * Loads a console and follows its table. Tasks run one after the other, each with the state after the previous task.
 * Cards can therefore be typed before the server has replied. After a failed task, no task runs until the clerk
 * resumes. Otherwise, cards typed after a rejected card would take the rejected card's place in the entry.
 */
export function useConsole(slug: string) {
  const queries = useQueryClient();
  const query = useQuery(consoleQuery(slug));
  const [error, setError] = useState<unknown>(null);
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const hasFailed = useRef(false);
  useEffect(
    () =>
      listen('private-staff.tables', staffNews.tables_changed, (change) => {
        if (!change || change.table === slug) refetchAfter(queries, 'dealing');
      }),
    [slug, queries],
  );
  const run = (task: Task) => {
    tail.current = tail.current.then(async () => {
      const known = queries.getQueryData<Reply>(consoleKey(slug));
      if (!known || hasFailed.current) return;
      try {
        const reply = await task(known.data);
        if (!reply) return;
        // A request that started before the task would overwrite the state with an older state.
        await queries.cancelQueries({ queryKey: consoleKey(slug) });
        queries.setQueryData<Reply>(consoleKey(slug), reply);
      } catch (reason) {
        hasFailed.current = true;
        setError(reason);
        await queries.invalidateQueries({ queryKey: consoleKey(slug) });
      }
    });
  };
  const resume = () => {
    hasFailed.current = false;
    setError(null);
  };
  return { query, run, error, resume };
}
