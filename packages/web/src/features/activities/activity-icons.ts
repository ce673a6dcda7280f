import type { ActivityType } from '@wl/contract/activities';
import type { IconName } from '@wl/ui/icon';

export const activityIcons: Readonly<Record<ActivityType, IconName>> = {
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
  deposit_bonus: 'gift',
  deposit_cashback: 'undo',
  spin_credits: 'spin',
  travelled: 'plane',
  level: 'trophy',
  skill: 'lightning',
  mission: 'compass',
  stamp: 'passport',
  tournament_entry: 'ticket',
  tournament_prize: 'trophy',
  tournament_cancelled: 'undo',
};
