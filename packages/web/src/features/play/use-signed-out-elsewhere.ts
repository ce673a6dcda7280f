import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { endSession, hasToken, useSession } from '../../app/session.ts';

/**
 * Leaves the games when their member has signed out in another tab: what they keep must not meet the next member's session.
 * @returns whether the page is being left; it draws no game then
 */
export function useSignedOutElsewhere(): boolean {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== 'auth_token' || newValue !== null) return;
      if (useSession.getState().status === 'visitor') return;
      // Before the session ends: as a visitor's, the games would be drawn again and keep their stakes until the page is gone.
      flushSync(() => setIsLeaving(true));
      // A tab in the background may hear of it when the next member is already there.
      if (!hasToken()) endSession();
      // Loaded anew, for whoever is signed in now.
      location.assign('/');
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
    };
  }, []);
  return isLeaving;
}
