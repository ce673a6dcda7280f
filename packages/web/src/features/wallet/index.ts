/** Functions and components that other features can use. */
export { useMoments } from './use-moments.ts';
