/**
 * Argon2id parameters: the second configuration in OWASP's list of recommendations (19 MiB, t=2, p=1). A hash takes 17
 * ms on the reference machine.
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
