import type { Player } from '@wl/contract/members';
import type { MemberRow } from './repository.ts';

const APPROVED: readonly string[] = ['Approved', 'Completed'];

/**
 * Returns the state of a member's passport (decisions §3). `verified` requires the first deposit and the approval of
 * both identity and address.
 */
export function passportOf(
  row: Pick<MemberRow, 'passport_active_at' | 'identity_state' | 'address_state'>,
): Player['passport'] {
  if (row.passport_active_at === null) return 'none';
  return APPROVED.includes(row.identity_state) && APPROVED.includes(row.address_state)
    ? 'verified'
    : 'active';
}

/** Returns a member's data in the format that is sent to the member's own client. */
export function playerOf(row: MemberRow): Player {
  return {
    id: row.id,
    nickname: row.nickname,
    email: row.email,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    first_name: row.first_name,
    last_name: row.last_name,
    language: row.language,
    email_confirmed: row.email_confirmed_at !== null,
    passport: passportOf(row),
    status: row.status,
  };
}
