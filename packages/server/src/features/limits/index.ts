/** Functions and ports of the limits feature that other features use. */
export { depositRoom } from './deposit-room.ts';
export { topUpsSince } from './deposits.ts';
export { limitReached, refusalAtBet, type PlayLimit } from './play-limits.ts';
export { listLimits } from './read-limits.ts';
export { isRealityCheckDue } from './reality-check.ts';
export { decide, isExcluded, type LimitState } from './rules.ts';
