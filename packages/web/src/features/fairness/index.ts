/** What other features may use of fairness. */
export { keepCommitment, keepNextPromise, promisedFor } from './promises.ts';
