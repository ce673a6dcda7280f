import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ErrorCode } from '@wl/contract/errors';
import { showToast } from '@wl/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../app/api.ts';
import { useErrorText } from '../../app/errors.tsx';
import { cleared, readSearch, writeSearch, type FloorSearch } from './floor-search.ts';

/** What a change of the search is, so that its failure has the words of specification §8. */
export type Change = Extract<ErrorCode, `lobby.${string}`>;

export interface Floor {
  search: FloorSearch;
  /** What led to this search, if it was a change on this page: its failure is told in the words of that change. */
  change: Change | undefined;
  go: (search: FloorSearch, change: Change) => void;
  clear: () => void;
}

/** The search in the address. Every change is a step that back and forward walk through. */
export function useFloor(): Floor {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const errorText = useErrorText();
  const search = useMemo(() => readSearch(raw), [raw]);
  const [led, setLed] = useState<{ to: string; by: Change }>();
  const go = (next: FloorSearch, change: Change) => {
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
 * What stands in the search field. It is sent once it has been still for `ms` (specification §2); a step back or forward puts its own
 * text there.
 */
export function useTyped(
  sent: string,
  ms: number,
  onSend: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(sent);
  const [before, setBefore] = useState(sent);
  /** What was sent from here and is not in the address yet, in its order. */
  const [own, setOwn] = useState<readonly string[]>([]);
  // Another text than those is a step in the address; one's own come back late and may be typed on already.
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
