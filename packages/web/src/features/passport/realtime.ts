import type { NewsContext } from '../../app/realtime.ts';

/**
 * Path of `getPassport`, which is the query key of its responses. Written out, because this file loads with every page
 * of a member and must not load the contract of documents. realtime.test.ts checks that both paths are equal.
 */
export const PASSPORT_PATH = '/passport';

const refresh = (_: unknown, { client }: NewsContext): void => {
  void client.invalidateQueries({ queryKey: [PASSPORT_PATH] });
};

/**
 * Handlers that reload the passport when a document was claimed or decided, or a detail was changed in another window.
 */
export const news = { 'passport.changed': refresh, 'members.changed': refresh };

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
