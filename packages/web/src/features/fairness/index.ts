/** Exports for other features. */
export { keepCommitment, keepNextPromise, promisedFor } from './promises.ts';
