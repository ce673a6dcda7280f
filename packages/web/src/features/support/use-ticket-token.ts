import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readToken, writeToken } from './kept.ts';

/**
 * Returns the token from the e-mail link through which the ticket page was opened; undefined if there is none. Stores
 * the token for this tab and removes it from the address bar, so that nobody can gain access with a copied address.
 */
export function useTicketToken(ticket: string): string | undefined {
  const { token: given }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const token = typeof given === 'string' && given !== '' ? given : readToken(ticket);
  const isInAddress = given !== undefined;
  useEffect(() => {
    if (!isInAddress) return;
    if (token !== undefined) writeToken(ticket, token);
    void navigate({
      to: '.',
      search: ({ token: _, ...others }: Record<string, unknown>) => others,
      replace: true,
      resetScroll: false,
    });
  }, [isInAddress, navigate, ticket, token]);
  return token;
}
