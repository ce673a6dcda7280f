/** Imports the deposit limit prompt on demand, because a member needs it only before the first top-up. */
export const depositLimitPrompt = () => import('../components/deposit-limit-prompt.tsx');
