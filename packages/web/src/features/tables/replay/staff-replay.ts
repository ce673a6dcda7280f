/**
 * Reads a member's round for a clerk. It uses the clerk's session of the back office, never that of a member, so its
 * failures cannot end a member's session on this device.
 */
import { createClient } from '@wl/contract/client';
import { replayMemberTableRound } from '@wl/contract/office/tables-history';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../app/api.ts';
import { apiBase } from '../../../app/request.ts';

/** Returns the staff token. The back office stores it for each tab, and the browser copies it to a tab opened there. */
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
