/** Functions that the wagers feature offers to other features. */
export { countedRounds, isOwnRound, roundsTowards, type Span } from './counted-repository.ts';
export {
  expiredRounds,
  findOpenRound,
  isWagerId,
  noteFailedClosing,
  type OpenRoundRow,
  openRoundsOf,
} from './open-rounds-repository.ts';
export { correctSettled } from './correct-settled.ts';
export { judgeStake } from './judge-stake.ts';
export { settleWager, settleWagers, voidWager, voidWagers } from './close-repository.ts';
export { openWager, raiseWager, settleFree } from './repository.ts';
export { type NumberedRound, roundsLike, roundsOf } from './numbers-repository.ts';
export {
  betsOf,
  findRound,
  findSession,
  listRounds,
  type RoundLineRow,
  type RoundRow,
  roundsSince,
  voidsOf,
} from './rounds-repository.ts';
export { createSettleConnections } from './settle-connections.ts';
export { settle, settleStatus, type SettleAnswer, type SettleRow } from './settle-repository.ts';
export {
  otherWagersBefore,
  roundsBefore,
  type RoundPlace,
  type StatementRound,
  type StatementWager,
  type WagerPlace,
} from './statement-repository.ts';
export { playSince } from './story-repository.ts';
export { oweVoidedPayout, voidSettled } from './void-settled.ts';
