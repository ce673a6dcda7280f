import type { QueryClient } from '@tanstack/react-query';
import type { NewsData, NewsKind } from '@wl/contract/news';

export interface NewsContext {
  client: QueryClient;
  memberId: string;
}

/** Handler that a feature registers for one kind of message on `private-member.<id>`. */
export interface NewsHandler {
  kind: NewsKind;
  handle: (data: never, context: NewsContext) => void;
}

/**
 * Creates a handler for a feature's `news` list; the message kind determines the type of `data`. This function is not
 * in `realtime.ts`, because the features' handlers are bundled without the connection code.
 */
export const onNews = <Kind extends NewsKind>(
  kind: Kind,
  handle: (data: NewsData<Kind>, context: NewsContext) => void,
): NewsHandler => ({ kind, handle });
