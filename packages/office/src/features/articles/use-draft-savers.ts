import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ArticleDraft } from '@wl/contract/office/articles-texts';
import { type Language, languages } from '@wl/world/languages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftSaver } from './draft-saver.ts';
import { forgetText, keepText, keptText } from './kept-text.ts';
import { withDraft } from './text.ts';
import type { TextCalls, TextFile, TextReply } from './text-calls.ts';

export type DraftSavers = Readonly<Record<Language, DraftSaver>>;

/** Puts a saved draft into the page's query cache, and invalidates the lists that show the draft. */
function storeDraft(queries: QueryClient, key: string, language: Language, draft: ArticleDraft) {
  queries.setQueryData<TextReply>(['article', key], (old) =>
    old && draft.number >= old.data.drafts[language].number
      ? { data: withDraft(old.data, language, draft) }
      : old,
  );
  void queries.invalidateQueries({ queryKey: ['article-history', key, language] });
  void queries.invalidateQueries({ queryKey: ['article-pictures', key] });
  void queries.invalidateQueries({ queryKey: ['articles'] });
}

/** Article or page that is being edited, the API calls that load and save it, and the id of the signed-in clerk. */
interface Edited {
  file: TextFile;
  calls: TextCalls;
  clerk: string;
}

function saverOf(queries: QueryClient, { file, calls, clerk }: Edited, language: Language) {
  const place = { clerk, article: calls.key, language };
  return new DraftSaver(file.drafts[language], keptText(place), {
    save: async (text, number) => {
      const { data } = await calls.save(language, { ...text, number });
      return data;
    },
    load: async () => {
      const { data } = await calls.load();
      return data.drafts[language];
    },
    keep: (text, number) => keepText(place, { text, number, at: new Date().toISOString() }),
    forget: () => forgetText(place),
    onSaved: (draft) => storeDraft(queries, calls.key, language, draft),
  });
}

/**
 * Returns a draft saver for each language. The savers run while the page is open, so a text is saved even after the
 * clerk has switched to another tab.
 */
export function useDraftSavers(edited: Edited): DraftSavers {
  const { file } = edited;
  const queries = useQueryClient();
  const [savers] = useState(
    () =>
      Object.fromEntries(
        languages.map((language) => [language, saverOf(queries, edited, language)]),
      ) as Record<Language, DraftSaver>,
  );
  useEffect(() => {
    for (const language of languages) savers[language].adopt(file.drafts[language]);
  }, [file, savers]);
  useEffect(() => {
    const retry = () => {
      for (const saver of Object.values(savers))
        if (saver.snapshot().status === 'failed') void saver.save();
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      for (const saver of Object.values(savers)) saver.stop();
    };
  }, [savers]);
  return savers;
}

/** Returns the current state of a draft saver. Re-renders the component when the state changes. */
export const useDraftState = (saver: DraftSaver) =>
  useSyncExternalStore(saver.subscribe, saver.snapshot);
