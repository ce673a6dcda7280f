import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { endSession, hasToken, useSession } from '../../app/session/session.ts';

/**
 * Leaves the games when the member signs out in another tab, so that the games' data cannot reach the next member's
 * session.
 * @returns true while the page is being left; in this case, the caller must not render games
 */
export function useSignedOutElsewhere(): boolean {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== 'auth_token' || newValue !== null) return;
      if (useSession.getState().status === 'visitor') return;
      // Leave the games before the session ends. Otherwise the games would be rendered for a visitor and keep their
      // stakes until the page is closed.
      flushSync(() => setIsLeaving(true));
      // A background tab may receive this event only after another member has signed in. In that case, do not end the
      // new session.
      if (!hasToken()) endSession();
      // Load the whole page again, for the member who is now signed in, if any.
      location.assign('/');
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
    };
  }, []);
  return isLeaving;
}
