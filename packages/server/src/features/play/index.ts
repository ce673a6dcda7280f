/** Functions that the play feature offers to other features. */
export {
  closedGames,
  gameState,
  switchedGames,
  switchGame,
  type SwitchedGames,
} from './game-switches.ts';
export { briefOf } from './game-profile.ts';
export { readHistory, readRound } from './get-round.ts';
export { roundsBefore, type RoundPlace, type StatementRound } from './statement-repository.ts';
export { playSince } from './story-repository.ts';
export { playAuditChecks } from './audit-repository.ts';
export {
  countedRounds,
  isOwnRound,
  roundsTowards,
  type Span,
} from './counted-rounds-repository.ts';
