/** Functions of the wallet that other features use. */
export { firstDepositsSince, hasOpenTopUp, topUpsSince } from './repository.ts';
export { unstakedDeposits } from './turnover.ts';
export { cancelTopUps } from './cancel-top-ups.ts';
export { lastTransactions } from './transactions.ts';
export { membersSharing } from './shared-repository.ts';
