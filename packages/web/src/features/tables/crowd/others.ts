import type { SpotOthers, Stakes } from '../../play/index.ts';
import type { TableReply } from '../live-state.ts';

/**
 * Returns other members' bets in the current round, grouped by spot. Omits spots on which only this member has bet.
 * @param accepted the member's accepted stakes by spot, in cents
 */
export function othersOf(
  { crowd, table }: Pick<TableReply, 'crowd' | 'table'>,
  accepted: Stakes,
): Record<string, SpotOthers> {
  if (!crowd || crowd.round !== table.round?.number) return {};
  const others = Object.entries(crowd.spots).map(([spot, { members, cents }]) => {
    const own = (accepted[spot] ?? 0) > 0 ? 1 : 0;
    return [spot, { members: members - own, cents }] as const;
  });
  return Object.fromEntries(others.filter(([, { members }]) => members > 0));
}
