import { useQueryClient } from '@tanstack/react-query';
import { languages } from '@wl/world/languages';
import { useEffect } from 'react';
import type { TextFile } from './text-calls.ts';

/** Interval in milliseconds between checks for scheduled texts that are due. */
const CHECK_MS = 2000;

/**
 * Reloads an article or information page when a scheduled text goes live, so that the editor shows the text as
 * published. Repeats the reload until the server has published the text, because the clerk's clock can be ahead.
 * @param key key of the article or information page in the query cache
 */
export function useGoLive(file: TextFile, key: string): void {
  const queries = useQueryClient();
  const times = languages.flatMap((language) => file.languages[language].scheduled_at ?? []);
  const next = times.length === 0 ? undefined : Math.min(...times.map((at) => Date.parse(at)));
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setInterval(() => {
      if (Date.now() < next) return;
      for (const queryKey of [['article', key], ['article-history', key], ['articles']])
        void queries.invalidateQueries({ queryKey });
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [next, key, queries]);
}
