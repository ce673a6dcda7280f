import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../app/session.ts';

/** The chapters of `/how-to` in their order, as missions name them. */
const guides = ['join', 'deposit', 'play'] as const;

/** Somebody who only scrolls past has not read it, ms. */
const READ_MS = 3000;

/** Tells the missions of a signed-in member when the end of a chapter has been in sight for a while. */
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
        void import('../missions/tell-deed.ts').then(({ tellGuideRead }) => tellGuideRead(guide));
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
