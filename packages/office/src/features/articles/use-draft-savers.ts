import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  articleFile,
  type ArticleDraft,
  type ArticleFile,
  saveArticleDraft,
} from '@wl/contract/office/articles';
import { type Language, languages } from '@wl/world/languages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { request } from '../../app/api.ts';
import { DraftSaver } from './draft-saver.ts';
import { forgetText, keepText, keptText } from './kept-text.ts';
import { withDraft } from './text.ts';

export type DraftSavers = Readonly<Record<Language, DraftSaver>>;

/** Stores a saved draft in the cache of the page, and marks the lists that show it as outdated. */
function storeDraft(queries: QueryClient, id: string, language: Language, draft: ArticleDraft) {
  queries.setQueryData<{ data: ArticleFile }>(['article', id], (old) =>
    old && draft.number >= old.data.drafts[language].number
      ? { data: withDraft(old.data, language, draft) }
      : old,
  );
  void queries.invalidateQueries({ queryKey: ['article-history', id, language] });
  void queries.invalidateQueries({ queryKey: ['article-pictures', id] });
  void queries.invalidateQueries({ queryKey: ['articles'] });
}

/**
 * Creates the saver of one language.
 * @param clerk id of the signed-in clerk
 */
function saverOf(queries: QueryClient, file: ArticleFile, language: Language, clerk: string) {
  const { id } = file;
  const place = { clerk, article: id, language };
  return new DraftSaver(file.drafts[language], keptText(place), {
    save: async (text, number) => {
      const params = { id, language };
      const { data } = await request(saveArticleDraft, { params, body: { ...text, number } });
      return data;
    },
    load: async () => {
      const { data } = await request(articleFile, { params: { id } });
      return data.drafts[language];
    },
    keep: (text, number) => keepText(place, { text, number, at: new Date().toISOString() }),
    forget: () => forgetText(place),
    onSaved: (draft) => storeDraft(queries, id, language, draft),
  });
}

/** Returns a saver for each language. They exist as long as the page, so a text is also saved after a change of tab. */
export function useDraftSavers(file: ArticleFile, clerk: string): DraftSavers {
  const queries = useQueryClient();
  const [savers] = useState(
    () =>
      Object.fromEntries(
        languages.map((language) => [language, saverOf(queries, file, language, clerk)]),
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

/** Returns the state of a language’s text. */
export const useDraftState = (saver: DraftSaver) =>
  useSyncExternalStore(saver.subscribe, saver.snapshot);
