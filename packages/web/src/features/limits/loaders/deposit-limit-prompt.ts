/** Loads the limit prompt that is shown before the first top-up. */
export const depositLimitPrompt = () => import('../components/deposit-limit-prompt.tsx');
