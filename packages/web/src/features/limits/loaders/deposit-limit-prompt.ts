/** Loads the limit prompt before the first top-up. */
export const depositLimitPrompt = () => import('../components/deposit-limit-prompt.tsx');
