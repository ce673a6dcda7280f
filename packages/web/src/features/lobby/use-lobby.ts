import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ErrorCode } from '@wl/contract/errors';
import { showToast } from '@wl/ui/feedback/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../app/api.ts';
import { useErrorText } from '../../app/errors.tsx';
import { cleared, readSearch, writeSearch, type LobbySearch } from './lobby-search.ts';

/** Kind of change to the lobby search, named by the error code to show if the change fails (specification §8). */
export type Change = Extract<ErrorCode, `lobby.${string}`>;

/** State of the search in the URL, and functions to change it. */
export interface UrlSearch {
  search: LobbySearch;
  /**
   * Change on this page that led to the current search; undefined if there was none. It determines the error text if
   * the search fails.
   */
  change: Change | undefined;
  go: (search: LobbySearch, change: Change) => void;
  clear: () => void;
}

/**
 * Returns the search in the URL, and functions to change it. Every change adds a history entry, so that the back and
 * forward buttons work.
 */
export function useLobby(): UrlSearch {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const errorText = useErrorText();
  const search = useMemo(() => readSearch(raw), [raw]);
  const [led, setLed] = useState<{ to: string; by: Change }>();
  const go = (next: LobbySearch, change: Change) => {
    setLed({ to: JSON.stringify(writeSearch(next)), by: change });
    const move = async () => {
      await navigate({ to: '/casino-floor', search: writeSearch(next), resetScroll: false });
    };
    move().catch(() => {
      showToast({ tone: 'bad', text: errorText(new ApiError(0, { code: change })) });
    });
  };
  return {
    search,
    change: led?.to === JSON.stringify(writeSearch(search)) ? led.by : undefined,
    go,
    clear: () => {
      go(cleared(search), 'lobby.clear_failed');
    },
  };
}

/**
 * Returns the text in the search field and a setter. Calls `onSend` once the text has been unchanged for `ms`
 * (specification §2). If the member goes back or forward, the field shows the text from the URL.
 */
export function useTyped(
  sent: string,
  ms: number,
  onSend: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(sent);
  const [before, setBefore] = useState(sent);
  /** Search texts passed to `onSend` that have not reached the URL yet, oldest first. */
  const [own, setOwn] = useState<readonly string[]>([]);
  // Copy the text from the URL into the field only after going back or forward. Text that the field itself has sent may
  // reach the URL late, and must not overwrite the characters that the member has typed since.
  if (before !== sent) {
    setBefore(sent);
    if (!own.includes(sent)) setTyped(sent);
    setOwn(own.includes(sent) ? own.slice(own.indexOf(sent) + 1) : []);
  }
  const send = useRef(onSend);
  useEffect(() => {
    send.current = onSend;
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setOwn((others) => [...others, wanted]);
      send.current(wanted);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, sent, ms]);
  return [typed, setTyped];
}
