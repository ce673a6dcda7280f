import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { endSession, hasToken, useSession } from '../../app/session.ts';

/**
 * Leaves the games when their member has signed out in another tab: their data must not meet the next member's session.
 * @returns true while the page is being left; it renders no game then
 */
export function useSignedOutElsewhere(): boolean {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== 'auth_token' || newValue !== null) return;
      if (useSession.getState().status === 'visitor') return;
      // Before the session ends. Otherwise the games would be rendered again for a visitor and keep their stakes until
      // the page is closed.
      flushSync(() => setIsLeaving(true));
      // A background tab may receive the event when the next member has already signed in.
      if (!hasToken()) endSession();
      // A full page load, for the member who is signed in now, if any.
      location.assign('/');
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
    };
  }, []);
  return isLeaving;
}
