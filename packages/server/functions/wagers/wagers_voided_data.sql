-- Returns the data of the wagers.voided event for a wager that was still open.
create or replace function wagers_voided_data(
  p_id uuid, p_product smallint, p_game text, p_reason text, p_stake bigint, p_bonus_stake bigint, p_at timestamptz,
  p_item_id uuid default null
) returns jsonb
language sql stable
as $$
  select jsonb_strip_nulls(jsonb_build_object('wager_id', p_id,
    'product', (array['casino', 'table', 'sportsbook', 'studio'])[p_product], 'title', p_game, 'reason', p_reason,
    'stake_cents', p_stake, 'bonus_stake_cents', p_bonus_stake, 'item_id', p_item_id,
    'at', to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
$$;
revoke execute on function wagers_voided_data from public;
