/** Functions of the wallet that other features use. */
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
