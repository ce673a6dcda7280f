-- A function's own settings are set and put back around each call, seven of them for a tenth of a millisecond: a batch of bets of
-- 0.5 ms fixed costs paid a fifth of them. The desk's connections, which do nothing else, now carry the planner's settings
-- themselves (settle-connections.ts); the function keeps the one it needs for safety.
alter function play_settle reset all;
alter function play_settle set search_path = pg_catalog, public;
