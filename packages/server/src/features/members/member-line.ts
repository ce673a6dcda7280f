import type { MemberLine } from '@wl/contract/office/members';
import type * as z from 'zod/mini';
import { playerOf } from './player.ts';
import type { MemberRow } from './repository.ts';

/** Converts a member's database row to a row of the member list in the back office. */
export function memberLine(row: MemberRow): z.infer<typeof MemberLine> {
  const { id, nickname, email, status, passport, created_at } = playerOf(row);
  const name = `${row.first_name} ${row.last_name}`;
  return { id, nickname, name, email, country: row.country, status, passport, created_at };
}
