/**
 * Exports for other features, such as the gate (decisions §10) and the amounts that a member can still top up under
 * their own deposit limits.
 */
export { depositRoom } from './deposit-room.ts';
export { topUpsSince } from './deposits.ts';
export { limitReached, refusalAtBet, type PlayLimit } from './play-limits.ts';
export { isRealityCheckDue } from './reality-check.ts';
export { decide, isExcluded, type LimitState } from './rules.ts';
