import type { LimitPeriod } from '@wl/contract/limits';
import type { Db } from '../../platform/database/database.ts';
import { port } from '../../platform/port.ts';
import type { Window } from './rules.ts';

/**
 * Port that sums a member's top-ups in each window, in cents. The sums include started top-ups, but not declined ones.
 */
export const topUpsSince = port<
  [db: Db, memberId: string, from: Record<LimitPeriod, Window>],
  Promise<Record<LimitPeriod, number>>
>('the top-ups of a member');
