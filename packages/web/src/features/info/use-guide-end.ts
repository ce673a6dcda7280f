import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../app/session/session.ts';
import { actionReports } from '../missions/index.ts';

/** Names that missions use for the chapters of `/how-to`, in page order. */
const guides = ['join', 'deposit', 'play'] as const;

/** Time in ms for which the end of a chapter must be visible before the chapter is marked as read. */
const READ_MS = 3000;

/**
 * Returns a ref for the end of a chapter. Notifies the missions feature once a signed-in member has seen this end for
 * `READ_MS`.
 */
export function useGuideEnd(chapter: number): RefObject<HTMLSpanElement | null> {
  const end = useRef<HTMLSpanElement>(null);
  const isMember = useSession((session) => session.status === 'member');
  const guide = guides[chapter];
  useEffect(() => {
    if (!isMember || guide === undefined || !end.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        void actionReports().then(({ reportGuideRead }) => reportGuideRead(guide));
      }, READ_MS);
    });
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isMember, guide]);
  return end;
}
