/** Components for other features: the limit prompt before the first top-up, and the reality check during play. */
export { DepositLimitPrompt } from './components/deposit-limit-prompt.tsx';
export { RealityCheck } from './components/reality-check.tsx';
