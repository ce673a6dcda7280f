import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PicturesById } from '@wl/world/articles/pictures';
import { useMemo } from 'react';
import type { TextCalls } from './text-calls.ts';

/** Uploaded picture that a text can contain. */
export interface StoredPicture {
  id: string;
  /** Size in pixels of the picture's widest version. */
  width: number;
  height: number;
}

/** Pictures that a text can contain, their sizes for the preview (`byId`), and a function that adds a picture. */
export type TextPictures = ReturnType<typeof useArticlePictures>;

/** Placeholder used until an article's pictures are loaded. It returns a typical size for every picture id. */
const anyPicture: PicturesById = { get: () => ({ width: 1600, height: 900 }) };

/** Returns the pictures of an article or page, newest first. */
export function useArticlePictures(calls: TextCalls) {
  const queries = useQueryClient();
  const queryKey = ['article-pictures', calls.key];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await calls.pictures()).data,
    // The server lists an uploaded picture only after a draft contains it, so a response must not remove it from the
    // list.
    structuralSharing: (old, loaded) => joined(old as StoredPicture[] | undefined, loaded),
  });
  const byId = useMemo(
    (): PicturesById => (data ? new Map(data.map((one) => [one.id, one])) : anyPicture),
    [data],
  );
  const add = ({ id: added, width, height }: StoredPicture) =>
    queries.setQueryData<StoredPicture[]>(queryKey, (old = []) => [
      { id: added, width, height },
      ...old.filter((one) => one.id !== added),
    ]);
  return { pictures: data ?? [], byId, add };
}

/** Returns the pictures that the server does not list yet, followed by the loaded pictures. */
function joined(old: StoredPicture[] = [], loaded: unknown): StoredPicture[] {
  const list = loaded as StoredPicture[];
  const known = new Set(list.map(({ id }) => id));
  return [...old.filter(({ id }) => !known.has(id)), ...list];
}
