/**
 * Rule that selects the rows of a table that are included in the copy of a member's data (trust P1). Binary columns
 * (hashes, encrypted secrets and files) and the ids of acting staff are never included.
 */
export type Share =
  | {
      /** Column that contains the member's id. The copy of the member's data includes all rows with this id. */
      by: string;
    }
  | {
      /**
       * Column that references the `id` of the table `of`. The copy of the member's data includes all rows whose
       * referenced row belongs to the member.
       */
      by: string;
      of: string;
      /**
       * SQL condition on the table's rows (alias `t`). The copy of the member's data omits rows that do not meet the
       * condition.
       */
      only?: string;
    }
  | {
      /** Reason why the copy of a member's data omits this table. */
      not: string;
    };

const own = { by: 'member_id' } as const;

export const registry: Readonly<Record<string, Share>> = {
  members: { by: 'id' },
  members_devices: own,
  members_second_factors: own,
  members_email_codes: { not: 'codes that are open now: keyed hashes' },
  members_recoveries: { not: 'requests of the last day: keyed hashes' },
  members_recovery_codes: { not: 'keyed hashes' },
  members_identity_keys: { not: 'keyed hashes' },
  sessions: { by: 'subject_id' },
  details_changes: own,
  details_email_requests: own,
  passport_documents: own,
  passport_files: { by: 'document_id', of: 'passport_documents' },
  passport_contents: { not: 'the sealed files themselves; the member has sent them' },
  passport_history: { not: 'the work of clerks; what was decided stands with the document' },
  passport_overrides: { not: 'the work of clerks' },
  support_tickets: own,
  // Omit notes and the reasons that clerks gave for changes, because only clerks can see them.
  support_ticket_messages: {
    by: 'ticket_id',
    of: 'support_tickets',
    only: "(t.kind in ('message', 'reopened', 'review') or t.kind = 'closed' and t.clerk_id is null)",
  },
  support_ticket_files: { not: 'the sealed files themselves; the member has sent them' },
  support_ticket_links: { by: 'ticket_id', of: 'support_tickets' },
  support_calendar: { not: 'working days of support' },
  inbound_emails: { not: 'sealed e-mails of the last days; what they say is in the tickets' },
  chat_conversations: own,
  chat_visitors: { not: 'visitors without an account; one who signs in is deleted here' },
  // Omit notes, because only clerks can see them.
  chat_messages: { by: 'conversation_id', of: 'chat_conversations', only: "t.kind <> 'note'" },
  chat_files: { not: 'the sealed files themselves; the member has sent them' },
  canned_replies: { not: 'texts of the casino' },
  chat_hours: { not: 'opening hours of the chat' },
  exclusions: own,
  limits_own: own,
  limits_changes: own,
  limits_prompts: own,
  limits_play: own,
  limits_reality: own,
  limits_reality_answers: own,
  own_play_days: own,
  ledger_wallets: own,
  ledger_transfers: own,
  ledger_audit_members: { not: 'the auditor’s own notes of the wallet' },
  wallet_methods: own,
  wallet_top_ups: own,
  wallet_cash_outs: own,
  wallet_refused_cash_outs: own,
  wallet_corrections: own,
  wallet_debts: own,
  wallet_deposit_turnover: own,
  wallet_top_up_guards: own,
  wallet_differences: { not: 'the comparison with providers; what came of it is a correction' },
  wallet_claims: { not: 'the work of clerks' },
  wallet_approvals: { not: 'the work of clerks' },
  tables: { not: 'tables of the casino' },
  tables_chains: { not: 'hash chains of the tables' },
  tables_rounds: { not: 'results that all members at a table share' },
  tables_hours: { not: 'opening hours of tables' },
  tables_bets: own,
  tables_shifts: { not: 'shifts of dealers' },
  tables_records: { not: 'records of rounds that all members at a table share' },
  tables_corrections: { not: 'requests of clerks about rounds that all members at a table share' },
  tables_corrected_bets: own,
  tables_voids: { not: 'requests of clerks about rounds that all members at a table share' },
  tables_favourites: own,
  tables_favourite_tables: own,
  tables_chat: own,
  tables_chat_members: own,
  tables_chat_blocks: own,
  table_pictures: { not: 'states of the videos of tables' },
  wagers_settled: own,
  wagers_pending: own,
  wagers_sessions: own,
  fairness_seed_pairs: own,
  bag_holdings: own,
  bag_running: own,
  bag_items: own,
  bag_grants: { not: 'the work of clerks; what was given stands with the item' },
  market_purchases: own,
  affiliates_referrals: own,
  campaigns_grabs: own,
  campaigns_gifts: own,
  tournaments_entries: own,
  tournaments_scores: own,
  notifications: own,
  notifications_members: own,
  achievements_members: own,
  achievements_records: own,
  achievements_badges: own,
  journey_members: own,
  journey_skills: own,
  journey_upgrades: own,
  journey_hustlers: own,
  activities_entries: own,
  journey_uses: own,
  journey_deposits: own,
  travel_trips: own,
  missions_members: own,
  missions_cities: own,
  missions_stays: own,
  playlists: own,
  playlists_games: { by: 'list_id', of: 'playlists' },
  playlists_members: own,
  playlists_likes: own,
  playlists_like_totals: { not: 'sums over all members' },
  ratings: own,
  events: own,
  event_wagers: { not: 'a view of wagers_settled' },
  event_counters: { not: 'the number of the last event' },
  personal_data_exports: own,
  personal_data_erasures: own,
};

/**
 * Columns omitted from every copy of a member's data, because they contain the operator's data rather than the
 * member's: the password hash, the ids of acting staff, and the ids of blocked members.
 */
export const keptBack: readonly string[] = [
  'password_hash',
  'blocked_id',
  'clerk_id',
  'proposed_by',
  'given_by',
  'decided_by',
  'settled_by',
  'assignee_id',
  'claimed_by',
  'answered_by',
  'reviewed_by',
  'linked_by',
];
