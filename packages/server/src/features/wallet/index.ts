/** What other features may use of the wallet. */
export { topUpsSince } from './repository.ts';
export { lastTransactions } from './transactions.ts';
export { walletAuditChecks } from './audit-repository.ts';
