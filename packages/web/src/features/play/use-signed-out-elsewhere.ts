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
      // Unmount the games before the session ends. Otherwise, a visitor would see the games with the member's stakes
      // until the page is reloaded.
      flushSync(() => setIsLeaving(true));
      // If a background tab receives this event late, another member may have signed in already. Do not end that
      // member's session.
      if (!hasToken()) endSession();
      // Reload the application, because another member may now be signed in.
      location.assign('/');
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
    };
  }, []);
  return isLeaving;
}
