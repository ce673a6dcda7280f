import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type OutsideChat, outsideChat } from '@wl/contract/chat-start';
import { type RefObject, useEffect } from 'react';
import { request } from '../../app/request.ts';
import { useSession } from '../../app/session/session.ts';

/**
 * Returns the external widget that replaces the chat: null if there is none, or if the call fails; undefined while the
 * call is pending.
 */
export function useOutsideChat(): OutsideChat | null | undefined {
  const memberId = useSession(({ player }) => player?.id);
  const query = useQuery({
    queryKey: [outsideChat.path, memberId],
    queryFn: ({ signal }) => request(outsideChat, { signal }),
    staleTime: Infinity,
  });
  return query.isError ? null : query.data?.data;
}

/**
 * Sends the member's data to the widget when the widget reports that it is ready. The data is sent only to the widget's
 * origin, because the frame may have navigated to another site.
 */
export function useWidgetStart(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, player, signature }: OutsideChat,
): void {
  const { i18n } = useLingui();
  const language = i18n.locale;
  useEffect(() => {
    const { origin } = new URL(url);
    const start = (event: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      const isReady = (event.data as { type?: unknown } | null)?.type === 'wanderluck.chat.ready';
      if (!target || event.source !== target || event.origin !== origin || !isReady) return;
      target.postMessage({ type: 'wanderluck.chat.start', player, signature, language }, origin);
    };
    window.addEventListener('message', start);
    return () => window.removeEventListener('message', start);
  }, [frame, url, player, signature, language]);
}
