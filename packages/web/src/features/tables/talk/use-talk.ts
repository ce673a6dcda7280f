import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tablesNews } from '@wl/contract/news/tables';
import { readTableChat } from '@wl/contract/tables-chat';
import { useEffect } from 'react';
import { keepAnswer, queryClient, queryOf } from '../../../app/api.ts';
import { type TalkReply, withMessage, withoutMessage } from './talk-state.ts';

export const talkQuery = (slug: string) => queryOf(readTableChat, { params: { slug } });

/**
 * Changes the cached reply, if any. If a request is in flight, repeats it, because the response may not include the
 * change.
 */
export function changeTalk(slug: string, change: (reply: TalkReply) => TalkReply): void {
  const { queryKey } = talkQuery(slug);
  const known = queryClient.getQueryData(queryKey);
  if (known) keepAnswer(queryKey, { data: change(known.data) });
}

/**
 * Returns the table talk, and keeps it up to date while the component is shown. After every subscription, requests the
 * messages again, because some may have been missed.
 */
export function useTalk(slug: string) {
  const client = useQueryClient();
  useEffect(() => {
    const leaves: (() => void)[] = [];
    let isGone = false;
    const channel = `table.${slug}`;
    const begun = () => void client.invalidateQueries({ queryKey: talkQuery(slug).queryKey });
    void import('../../../app/realtime/realtime.ts').then(({ watchChannel }) => {
      if (isGone) return;
      leaves.push(
        watchChannel(channel, {
          kind: tablesNews.message_added,
          take: ({ message }) => changeTalk(slug, (reply) => withMessage(reply, message)),
          begun,
        }),
        watchChannel(channel, {
          kind: tablesNews.message_removed,
          take: ({ id }) => changeTalk(slug, (reply) => withoutMessage(reply, id)),
          begun: () => undefined,
        }),
      );
    });
    return () => {
      isGone = true;
      for (const leave of leaves) leave();
    };
  }, [client, slug]);
  return useQuery(talkQuery(slug));
}
