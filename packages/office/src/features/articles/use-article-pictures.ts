import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PicturesById } from '@wl/world/articles/pictures';
import { useMemo } from 'react';
import type { TextCalls } from './text-calls.ts';

/** Uploaded picture that a text can contain. */
export interface StoredPicture {
  id: string;
  /** Size in pixels of the widest version. */
  width: number;
  height: number;
}

const keyOf = ({ key }: TextCalls) => ['article-pictures', key];

/** Pictures of an article while they are not loaded yet: any picture exists, with a usual size. */
const anyPicture: PicturesById = { get: () => ({ width: 1600, height: 900 }) };

/**
 * Returns the pictures of an article or page, newest first, and a function that adds an uploaded one. `byId` has their sizes for
 * the preview.
 */
export function useArticlePictures(calls: TextCalls) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(calls),
    queryFn: async () => (await calls.pictures()).data,
    // The server does not list an uploaded picture before a draft contains it, so another answer would forget it.
    structuralSharing: (old, loaded) => joined(old as StoredPicture[] | undefined, loaded),
  });
  const byId = useMemo(
    (): PicturesById => (data ? new Map(data.map((one) => [one.id, one])) : anyPicture),
    [data],
  );
  const add = ({ id: added, width, height }: StoredPicture) =>
    queries.setQueryData<StoredPicture[]>(keyOf(calls), (old = []) => [
      { id: added, width, height },
      ...old.filter((one) => one.id !== added),
    ]);
  return { pictures: data ?? [], byId, add };
}

/** Returns the loaded pictures after those that only this page knows. */
function joined(old: StoredPicture[] = [], loaded: unknown): StoredPicture[] {
  const list = loaded as StoredPicture[];
  const known = new Set(list.map(({ id }) => id));
  return [...old.filter(({ id }) => !known.has(id)), ...list];
}
