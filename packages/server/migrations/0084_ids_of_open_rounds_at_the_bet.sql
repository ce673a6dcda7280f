-- 0076 refused settled rounds under the id of an open round with a trigger on `play_rounds`, which costs each batch of bets a tenth of
-- its time. Only these four functions may write `play_rounds`, and each holds the wallet, which says whether a round is open. They look
-- for its id themselves. Opening a round uses a nonce, so a bet that was judged before it is settled by the careful function.
drop trigger play_rounds_not_open on play_rounds;
drop function play_refuse_ids_of_open_rounds();

-- The definitions stay as they are, except for what is replaced.
do $$
declare
  change record; before text; after text;
begin
  for change in select * from (values
    ('play_settle',
      '          order by r.id limit 1) is null',
      '          order by r.id limit 1) is null
        and (w.in_play = 0
          or not exists (select from play_open_rounds o where o.member_id = w.member_id and o.id = b.id))'),
    ('play_settle_with_bonus',
      '        order by p.id limit 1) is null',
      '        order by p.id limit 1) is null
      and (w.in_play = 0
        or not exists (select from play_open_rounds o where o.member_id = w.member_id and o.id = b.id))'),
    ('play_settle_carefully',
      '    elsif (w.gate_version, w.seed_pair_no, w.next_nonce)',
      '    elsif w.in_play > 0 and exists (
        select from play_open_rounds o where o.member_id = b.member_id and o.id = b.id) then
      status := 3;
    elsif (w.gate_version, w.seed_pair_no, w.next_nonce)'),
    ('play_free_spin',
      '  insert into play_rounds',
      '  if w.in_play > 0 and exists (
      select from play_open_rounds o where o.member_id = p_member_id and o.id = p_id) then
    raise exception ''a round under this id is open'' using errcode = ''unique_violation'';
  end if;
  insert into play_rounds')
  ) as c(function_name, old_text, new_text) loop
    before := pg_get_functiondef(change.function_name::regproc);
    after := replace(before, change.old_text, change.new_text);
    if length(after) <> length(before) + length(change.new_text) - length(change.old_text) then
      raise exception 'the definition of % is not the expected one', change.function_name;
    end if;
    execute after;
  end loop;
end $$;
