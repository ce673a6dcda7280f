/** What other features show of the limits: the question before the first top-up. */
export { DepositLimitPrompt } from './components/deposit-limit-prompt.tsx';
