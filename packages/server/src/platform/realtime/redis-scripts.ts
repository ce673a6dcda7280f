/**
 * Scripts that Redis runs atomically (broker-redis.ts), so that events are published in the order in which the
 * connection counts change. Otherwise, if a user's last connection closes while another opens on a different node, the
 * departure could be published after the arrival.
 */

/**
 * Script that adds a user's connection. Returns the `user_info` of all users, or nothing if the channel is full.
 *
 * - Keys: the channel's connection counts by user, the channel's `user_info` by user, the node's tally (its connection
 *   counts by channel and user)
 * - Arguments: user, `user_info`, tally field, maximum number of users, Redis channel, arrival message
 */
export const JOIN = `
local known = redis.call('HEXISTS', KEYS[1], ARGV[1])
if known == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[4]) then return false end
redis.call('HINCRBY', KEYS[1], ARGV[1], 1)
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('HINCRBY', KEYS[3], ARGV[3], 1)
if known == 0 then redis.call('PUBLISH', ARGV[5], ARGV[6]) end
return redis.call('HGETALL', KEYS[2])`;

/**
 * Script that removes one connection of a user from a channel. Does nothing if the node's tally (its connection counts
 * by channel and user) contains no connection of this user.
 * - Keys: the channel's connection counts by user, the channel's `user_info` by user, the node's tally
 * - Arguments: user, tally field, Redis channel, departure message
 */
export const LEAVE = `
local here = tonumber(redis.call('HGET', KEYS[3], ARGV[2]) or '0')
if here == 0 then return 0 end
if here == 1 then redis.call('HDEL', KEYS[3], ARGV[2]) else redis.call('HINCRBY', KEYS[3], ARGV[2], -1) end
if redis.call('HINCRBY', KEYS[1], ARGV[1], -1) > 0 then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('PUBLISH', ARGV[3], ARGV[4])
return 1`;

/**
 * Script that renews a heartbeat. Keys: the node's heartbeat, the list of nodes. Arguments: node, lifetime in ms.
 * Returns 1 if the node was not in the list.
 */
export const BEAT = `
redis.call('SET', KEYS[1], '1', 'PX', ARGV[2])
return redis.call('SADD', KEYS[2], ARGV[1])`;

/**
 * Script that removes a node whose heartbeat has expired or that is shutting down. Users connected only to that node
 * leave their channels.
 * - Keys: the node's heartbeat, the list of nodes, the node's tally (its connection counts by channel and user), the
 *   node's connection counts by channel
 * - Arguments: node, prefix of all keys, 1 if the node is shutting down
 */
export const FORGET = `
if ARGV[3] == '0' and redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
local places = redis.call('HGETALL', KEYS[3])
for at = 1, #places, 2 do
  local channel, user = string.match(places[at], '^([^\\n]*)\\n(.*)$')
  local users = ARGV[2] .. 'u:' .. channel
  if redis.call('HINCRBY', users, user, -tonumber(places[at + 1])) <= 0 then
    redis.call('HDEL', users, user)
    redis.call('HDEL', ARGV[2] .. 'i:' .. channel, user)
    local data = cjson.encode({ user_id = user })
    local frame = cjson.encode({ event = 'pusher_internal:member_removed', channel = channel, data = data })
    redis.call('PUBLISH', ARGV[2] .. channel, cjson.encode({ channel = channel, frame = frame }))
  end
end
redis.call('DEL', KEYS[1], KEYS[3], KEYS[4])
redis.call('SREM', KEYS[2], ARGV[1])
return 1`;
