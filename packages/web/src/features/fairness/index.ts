/** Public interface of the fairness feature: the commitments stored in this browser. */
export { keepCommitment, keepNextPromise, promisedFor } from './promises.ts';
