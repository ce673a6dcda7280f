/** What other features may use of the wallet. */
export { lastTransactions } from './transactions.ts';
