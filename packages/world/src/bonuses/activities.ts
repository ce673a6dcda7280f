import { depositBonusActivity } from './deposit-bonus/activity.ts';
import { depositCashbackActivity } from './deposit-cashback/activity.ts';
import { freeSpinsActivity } from './free-spins/activity.ts';
import { spinCreditsActivity } from './spin-credits/activity.ts';
import type { BonusKindName } from './kind.ts';

/**
 * Step of an activity. `watched`: an item started to track a deposit for cashback. `granted`: an item granted bonus
 * money.
 */
type GrantStep = 'watched' | 'granted';

/** Activity in a member's travel journal about the bonus money that a bag item grants (specification §3). */
export interface GrantActivity<Type extends BonusKindName = BonusKindName> {
  /**
   * Type of the activity in the API and in storage: the name of the bonus kind that defines the activity. Other bonus
   * kinds can report the same activity.
   */
  type: Type;
  /** Steps that the activity reports in its `step` field. Omitted if the activity reports only the grant. */
  steps?: readonly GrantStep[];
}

/**
 * Activities of the bonus kinds; null for kinds that grant no bonus money. They are separate from the kinds' other
 * definitions, so that the contract can import the activity types alone.
 */
const activities = {
  deposit_bonus: depositBonusActivity,
  deposit_cashback: depositCashbackActivity,
  free_spins: freeSpinsActivity,
  spin_credits: spinCreditsActivity,
  tournament_ticket: null,
  destination_ticket: null,
} as const satisfies Record<BonusKindName, GrantActivity | null>;

export type GrantActivityType = NonNullable<(typeof activities)[BonusKindName]>['type'];

/** Returns the activity that reports bonus money from a bonus of this kind; null if the kind grants no bonus money. */
export const grantActivityOf = (kind: BonusKindName): GrantActivity<GrantActivityType> | null =>
  activities[kind];

const reported: readonly GrantActivity<GrantActivityType>[] = Object.values(activities).flatMap(
  (activity) => activity ?? [],
);

/** Distinct activities of the bonus kinds, in the order of the kinds. */
export const grantActivities = [
  ...new Map(reported.map((activity) => [activity.type, activity])).values(),
];

/**
 * Activity reported when a bonus item starts tracking a deposit for cashback. The reported event does not name the
 * item's kind, so only one kind can have this step (checked by a test).
 */
export const watchActivity = grantActivities.find(({ steps }) => steps?.includes('watched'));
