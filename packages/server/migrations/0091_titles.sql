-- A switch closes a title of any product, so the switches belong to the feature `titles`.

alter table play_game_switches rename to titles_switches;
alter table titles_switches rename column game to title;
alter table titles_switches rename constraint play_game_switches_pkey to titles_switches_pkey;
alter table titles_switches rename constraint play_game_switches_state_check to titles_switches_state_check;
alter trigger play_game_switches_told on titles_switches rename to titles_switches_told;
alter function play_notify_switch() rename to titles_notify_switch;
