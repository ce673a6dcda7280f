/** Ports through which other features provide data to the bag. */
import type { MemberLimit } from '@wl/world/bonuses/items';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Db } from '../../platform/database/database.ts';
import { port } from '../../platform/port.ts';

/** Returns the member's top-ups that have not been staked in full (decisions §5), oldest first. */
export const unstakedDeposits = port<[db: Db, memberId: string], Promise<{ topUpId: string }[]>>(
  'the deposits that a member has not staked',
);

/** Returns the member's open wagers that a bag item paid for: item id and stake in cents (decision 110). */
export const stakesOfItems = port<
  [db: Db, memberId: string],
  Promise<{ itemId: string; stakeCents: number }[]>
>('the open wagers that bag items pay');

/** Returns the current terms and member limit of every marketplace item, including items that are not on sale. */
export const marketItems = port<
  [db: Db],
  Promise<{ slug: string; terms: BonusTerms; limit: MemberLimit | null }[]>
>('the items of the marketplace');
