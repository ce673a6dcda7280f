import { useEffect } from 'react';
import { endSession, hasToken, useSession } from '../../app/session.ts';

/** Leaves the games when their member has signed out in another tab: what they keep must not meet the next member's session. */
export function useSignedOutElsewhere(): void {
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== 'auth_token' || newValue !== null) return;
      if (useSession.getState().status === 'visitor') return;
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
}
