import type { ActivityType } from '@wl/contract/activities';
import type { GrantActivityType } from '@wl/world/bonuses/activities';
import type { IconName } from '@wl/ui/icon';

/**
 * Icons of the activities that do not report bonus money. The other activities have the icon of their bonus kind
 * (`KindLook`).
 */
export const activityIcons: Readonly<Record<Exclude<ActivityType, GrantActivityType>, IconName>> = {
  top_up: 'wallet',
  cash_out: 'envelope',
  spins: 'dice',
  verification: 'seal',
  document_uploaded: 'upload',
  document_accepted: 'check-circle',
  document_rejected: 'warning',
  purchased_item: 'market',
  received_item: 'gift',
  activated_item: 'ticket',
  travelled: 'plane',
  level: 'trophy',
  skill: 'lightning',
  mission: 'compass',
  stamp: 'passport',
  tournament_entry: 'ticket',
  tournament_prize: 'trophy',
  tournament_cancelled: 'undo',
};
