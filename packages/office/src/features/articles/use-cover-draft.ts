import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeArticle, type ArticleFile } from '@wl/contract/office/articles';
import { useState } from 'react';
import { request } from '../../app/api.ts';

/** Values that apply to all languages of an article. */
export interface CoverValues {
  category: ArticleFile['category'];
  city: string;
  picture: ArticleFile['cover']['picture'];
  featured: boolean;
}

const valuesOf = ({ category, cover: { city, picture }, featured }: ArticleFile): CoverValues => ({
  category,
  city,
  picture,
  featured,
});

/** A clerk's unsaved changes, and the version of the article on which they are based. */
interface Changes {
  values: Partial<CoverValues>;
  version: number;
}

const isChanged = (changes: Changes | undefined): changes is Changes =>
  changes !== undefined && Object.keys(changes.values).length > 0;

/**
 * Manages changes to an article's category, cover and featured flag. Values that the clerk has not edited are updated
 * when a colleague changes them.
 */
export function useCoverDraft(
  article: ArticleFile,
  onChange: (reply: { data: ArticleFile }) => void,
) {
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Changes>();
  const values: CoverValues = { ...valuesOf(article), ...changes?.values };
  const save = useMutation({
    mutationFn: (sent: Changes) =>
      request(changeArticle, {
        params: { id: article.id },
        body: { ...valuesOf(article), ...sent.values, version: sent.version },
      }),
    onSuccess: (reply, sent) => {
      // Keep the changes that the clerk made while the request was in flight.
      setChanges((now) =>
        now === sent ? undefined : now && { ...now, version: reply.data.version },
      );
      onChange(reply);
    },
    // A colleague has probably changed the article, so load it again. The clerk’s changes are kept.
    onError: () => void queries.invalidateQueries({ queryKey: ['article', article.id] }),
  });
  return {
    values,
    isChanged: isChanged(changes),
    /** True if a colleague has changed the article since this clerk’s first unsaved change. */
    isBehind: isChanged(changes) && changes.version < article.version,
    save,
    change: (change: Partial<CoverValues>) => {
      save.reset();
      setChanges((old) => ({
        values: { ...old?.values, ...change },
        version: old?.version ?? article.version,
      }));
    },
    submit: () => isChanged(changes) && save.mutate(changes),
    takeTheirs: () => {
      save.reset();
      setChanges(undefined);
    },
    keepMine: () => {
      save.reset();
      setChanges((old) => old && { ...old, version: article.version });
    },
  };
}

export type CoverDraft = ReturnType<typeof useCoverDraft>;
