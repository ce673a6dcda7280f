/**
 * Events of the realtime channels by name, with their payloads. The files that define the payloads name the channels:
 * `private-member.<id>` for a member, `private-staff.*` for the back office, `tournament.<id>` for everybody.
 */
import type * as z from 'zod/mini';
import type { AchievementsChanged } from './achievements.ts';
import type { ActivitiesRecorded } from './activities.ts';
import type { BagChanged, GrantChanged } from './bag.ts';
import type { TicketChanged } from './support.ts';
import type { GamesChanged } from './office-games.ts';
import type { ExperienceGained, LevelReached } from './journey.ts';
import type { MoneyChanged } from './ledger.ts';
import type { LimitsChanged } from './limits.ts';
import type { PlayerChanged } from './members.ts';
import type { MissionCompleted, MissionsProgressed, StampEarned } from './missions.ts';
import type { NotificationAdded, NotificationsChanged } from './notifications.ts';
import type { DocumentChanged, PassportChanged, DocumentQueueChanged } from './passport.ts';
import type { OpenRoundChanged, RoundSettled } from './play.ts';
import type { PlaylistsChanged } from './playlists.ts';
import type { HustlerPaid, SkillUpgraded } from './skills.ts';
import type { CashOutChanged } from './staff.ts';
import type { AccountsChanged } from './staff-accounts.ts';
import type { Scored, LeaderboardUpdate } from './tournaments.ts';
import type { Moved } from './travel.ts';
import type { TransactionChanged, WalletChanged } from './wallet.ts';

interface Schemas {
  'achievements.changed': typeof AchievementsChanged;
  'activities.noted': typeof ActivitiesRecorded;
  'bag.changed': typeof BagChanged;
  'journey.experience_gained': typeof ExperienceGained;
  'journey.hustler_paid': typeof HustlerPaid;
  'journey.level_reached': typeof LevelReached;
  'journey.moved': typeof Moved;
  'journey.skill_upgraded': typeof SkillUpgraded;
  'limits.changed': typeof LimitsChanged;
  'members.changed': typeof PlayerChanged;
  'missions.completed': typeof MissionCompleted;
  'missions.progressed': typeof MissionsProgressed;
  'missions.stamp_earned': typeof StampEarned;
  'notifications.added': typeof NotificationAdded;
  'notifications.changed': typeof NotificationsChanged;
  'passport.changed': typeof PassportChanged;
  'play.open_round_changed': typeof OpenRoundChanged;
  'play.round_settled': typeof RoundSettled;
  'playlists.changed': typeof PlaylistsChanged;
  'staff.accounts_changed': typeof AccountsChanged;
  'staff.cash_out_changed': typeof CashOutChanged;
  'staff.document_changed': typeof DocumentChanged;
  'staff.ticket_changed': typeof TicketChanged;
  'staff.games_changed': typeof GamesChanged;
  'staff.grant_changed': typeof GrantChanged;
  'staff.money_changed': typeof MoneyChanged;
  'staff.passport_changed': typeof DocumentQueueChanged;
  'tournaments.finished': typeof Scored;
  'tournaments.scored': typeof Scored;
  'tournaments.leaderboard': typeof LeaderboardUpdate;
  'wallet.changed': typeof WalletChanged;
  'wallet.transaction_changed': typeof TransactionChanged;
}

export type RealtimeEvent = keyof Schemas;

/** Payload of an event. */
export type RealtimeData<Event extends RealtimeEvent> = z.infer<Schemas[Event]>;
