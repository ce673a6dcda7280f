import type { NewsContext } from '../../app/realtime.ts';

/**
 * The path of `getPassport`, the key of its answers. Written out, because this file loads with every page of a member and the
 * contract of documents need not (realtime.test.ts holds both together).
 */
export const PASSPORT_PATH = '/passport';

const refresh = (_: unknown, { client }: NewsContext): void => {
  void client.invalidateQueries({ queryKey: [PASSPORT_PATH] });
};

/** The desk claimed or decided a document, or a detail changed in another window. */
export const news = { 'passport.changed': refresh, 'members.changed': refresh };

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
