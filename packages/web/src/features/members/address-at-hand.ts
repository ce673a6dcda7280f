import { useLocation, useSearch } from '@tanstack/react-router';
import { readLocalJson } from '../../app/session/storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** E-mail address typed on the previous page. It survives a reload, but is not part of the URL. */
    email?: string;
  }
}

/** Last member who signed in on this device. The sign-in dialog greets this member and asks only for the password. */
export interface KnownMember {
  nickname: string;
  email: string;
}

export const knownMember = () => readLocalJson<KnownMember>('known-player');

/** Returns the query parameters of an e-mail link, unvalidated. */
export function useEmailLink(): { code?: unknown; email?: unknown } {
  return useSearch({ strict: false });
}

/**
 * Returns the first of these addresses that exists: the address typed on the previous page, the address in an e-mail
 * link, or the address of the last member on this device. `email` is empty if none exists. `typed` is true for a typed
 * address.
 */
export function useAddressAtHand(): { email: string; typed: boolean } {
  const typed = useLocation({ select: ({ state }) => state.email });
  const { email: linked } = useEmailLink();
  const found = typed ?? (typeof linked === 'string' ? linked : knownMember()?.email);
  return { email: found ?? '', typed: typed !== undefined };
}
