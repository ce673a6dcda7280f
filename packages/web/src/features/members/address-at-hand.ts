import { useLocation, useSearch } from '@tanstack/react-router';
import { readLocalJson } from '../../app/storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail address just typed, for the page it leads to: kept over a reload, and out of the address bar. */
    email?: string;
  }
}

/** The last member of this device, as the session keeps it for the sign-in HUD. */
export interface KnownMember {
  nickname: string;
  email: string;
}

export const knownMember = () => readLocalJson<KnownMember>('known-player');

/** What the link of a mail may carry in its query: as it came, and not to be trusted in its type. */
export function useMailLink(): { code?: unknown; email?: unknown } {
  return useSearch({ strict: false });
}

/** The address typed on the page before, else that of a link, else that of the last member on this device; else empty. */
export function useAddressAtHand(): { email: string; typed: boolean } {
  const typed = useLocation({ select: ({ state }) => state.email });
  const { email: linked } = useMailLink();
  const found = typed ?? (typeof linked === 'string' ? linked : knownMember()?.email);
  return { email: found ?? '', typed: typed !== undefined };
}
