-- What the games desk may switch beside a game's state, for one game or for all ('*'): no stake of bonus money, no free play.
alter table play_game_switches
  add column no_bonus_money boolean not null default false,
  add column no_free_play boolean not null default false;
