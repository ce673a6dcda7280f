/** Lengths of a self-exclusion (decisions §10, specification §9). */
export const exclusionLengths = ['24h', '7d', '31d', 'indefinite', 'permanent'] as const;
export type ExclusionLength = (typeof exclusionLengths)[number];

/**
 * Lengths of a break (not in the specification). A break is shorter than any exclusion, and the member stays signed in.
 */
export const breakLengths = ['1h', '3h', '6h', '12h'] as const;

export const pauseLengths = [...breakLengths, ...exclusionLengths] as const;
export type PauseLength = (typeof pauseLengths)[number];

const HOUR_MS = 3_600_000;

/** Durations in ms; null for indefinite and permanent exclusions. */
export const pauseMs: Readonly<Record<PauseLength, number | null>> = {
  '1h': HOUR_MS,
  '3h': 3 * HOUR_MS,
  '6h': 6 * HOUR_MS,
  '12h': 12 * HOUR_MS,
  '24h': 24 * HOUR_MS,
  '7d': 7 * 24 * HOUR_MS,
  '31d': 31 * 24 * HOUR_MS,
  indefinite: null,
  permanent: null,
};

export const isBreak = (length: PauseLength): boolean => breakLengths.some((one) => one === length);

/** Minimum time in ms between the start of an indefinite exclusion and its end on request (specification §9). */
export const REOPEN_AFTER_MS = 7 * 24 * HOUR_MS;
