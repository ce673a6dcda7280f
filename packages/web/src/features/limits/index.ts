/** Components for other features: the question before the first top-up, and the one during play. */
export { DepositLimitPrompt } from './components/deposit-limit-prompt.tsx';
export { RealityCheck } from './components/reality-check.tsx';
