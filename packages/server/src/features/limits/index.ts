/**
 * Functions that other features can use: the gate of decisions §10, and the amounts that can still be topped up under
 * the member's own deposit limits.
 */
export { depositRoom } from './deposit-room.ts';
export { topUpsSince } from './deposits.ts';
export { limitReached, refusalAtBet, type PlayLimit } from './play-limits.ts';
export { isRealityCheckDue } from './reality-check.ts';
export { decide, isExcluded, type LimitState } from './rules.ts';
