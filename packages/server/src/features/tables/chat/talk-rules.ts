import { TABLE_CHAT_EVERY_MS } from '@wl/world/chat/table-chat';

/**
 * Returns the number of whole seconds before a member may send another message at a table; 0 if the member may do so
 * now.
 * @param lastAt time of the member's last message at this table
 */
export function secondsToWait(lastAt: Date | undefined, now: Date): number {
  if (!lastAt) return 0;
  const leftMs = lastAt.getTime() + TABLE_CHAT_EVERY_MS - now.getTime();
  return Math.max(0, Math.ceil(leftMs / 1000));
}

/** Returns the time until which support has silenced a member; undefined if the member can write. */
export function silencedUntil(
  talker: { silenced_until: Date | null } | undefined,
  now: Date,
): Date | undefined {
  const until = talker?.silenced_until;
  return until && until > now ? until : undefined;
}
