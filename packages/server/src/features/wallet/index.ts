/** Public API of the wallet for other features. */
export { readCashierLimits } from './cashier-limits.ts';
export { firstDepositsSince, hasOpenTopUp } from './repository.ts';
export { cancelTopUps } from './top-ups/cancel-top-ups.ts';
export {
  type TransactionRow,
  transactionsLike,
  transactionsOf,
} from './transactions/transaction-repository.ts';
export { lastTransactions } from './transactions/transactions.ts';
export { membersSharing } from './shared-repository.ts';
