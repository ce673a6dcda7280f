-- Functions that the triggers of these files call. The server defines them from packages/server/functions after the migrations.
do $$
declare name text;
begin
  foreach name in array array[
    'bag_guard_item', 'exclusions_judge_reopened', 'exclusions_judge_replaced', 'exclusions_keep',
    'fairness_keep_commitment', 'journey_guard_upgrade', 'ledger_refuse_change', 'limits_guard_own', 'limits_refuse_change',
    'lobby_notify_order', 'members_keep_identity', 'passport_contents_judge_purge', 'passport_documents_keep',
    'passport_overrides_keep', 'play_notify_switch', 'playlists_count_game', 'playlists_count_like', 'playlists_count_list',
    'ratings_count', 'staff_account_requests_keep', 'staff_audit_chain', 'staff_audit_refuse', 'staff_clerks_keep_owner',
    'wagers_mark_careful', 'wagers_refuse_settled_ids', 'wallet_guard_cash_out', 'wallet_guard_debt', 'wallet_guard_top_up']
  loop
    execute format('create function %I() returns trigger language plpgsql
      as $f$ begin raise exception ''function %s is not defined yet''; end $f$', name, name);
  end loop;
end $$;
