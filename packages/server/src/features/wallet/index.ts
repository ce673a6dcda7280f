/** What other features may use of the wallet. */
export { firstDepositsSince, hasOpenTopUp, isDepositStaked, topUpsSince } from './repository.ts';
export { cancelTopUps } from './cancel-top-ups.ts';
export { lastTransactions } from './transactions.ts';
export { membersSharing } from './shared-repository.ts';
