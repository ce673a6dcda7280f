/** Functions that other features can use. */
export { keepCommitment, keepNextPromise, promisedFor } from './promises.ts';
