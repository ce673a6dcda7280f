/**
 * Reads a member's round for a clerk. The request uses the clerk's back-office session, never a member's session, so a
 * failed request cannot end a member's session on this device.
 */
import { createClient } from '@wl/contract/client';
import { replayMemberTableRound } from '@wl/contract/office/tables-history';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../app/api.ts';
import { apiBase } from '../../../app/request.ts';

/**
 * Returns the staff token. The back office stores the token in each tab, and the browser copies it to tabs that are
 * opened from there.
 */
const staffToken = (): string | null => sessionStorage.getItem('staff_token');

const send = createClient({ base: apiBase, token: staffToken, cookies: () => document.cookie });

/** Returns query options for a member's round. The response is not cached, because the server records each view. */
export const staffReplayOf = (params: { id: string; slug: string; round: string }) =>
  queryOptions({
    queryKey: [replayMemberTableRound.path, params],
    queryFn: ({ signal }) => {
      if (staffToken() === null) throw new ApiError(401, { code: 'auth.signed_out' });
      return send(replayMemberTableRound, { params, signal });
    },
    retry: false,
    gcTime: 0,
  });
