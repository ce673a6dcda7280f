/** What other features may use of limits: the one gate of decisions §10. */
export { decide, type Action, type LimitState, type Verdict } from './rules.ts';
