/** OWASP's second recommendation; 17 ms on the reference machine. p=1 is the default, and the algorithm is argon2id. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
