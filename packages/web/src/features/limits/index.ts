/** Functions that other features can use. */
export { depositLimitPrompt } from './loaders/deposit-limit-prompt.ts';
export { realityCheck } from './loaders/reality-check.ts';
