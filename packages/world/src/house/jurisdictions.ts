import { MINIMUM_AGE_YEARS } from './limits.ts';

/** What a jurisdiction allows (decisions §9). A switched-off feature is absent from API, filters and counts. */
export interface Profile {
  name: ProfileName;
  autoSpin: boolean;
  quickSpin: boolean;
  bonusBuy: boolean;
  /** Shortest time between two rounds, milliseconds; 0: none. */
  minSlotRoundMs: number;
  minOtherRoundMs: number;
  /** Several games at once in windows of their own. */
  parallelSlots: boolean;
  /** Highest wagering multiple a bonus may carry. */
  maxWagering: number;
  cashOutCancel: boolean;
  /** When identity has to be verified. */
  verifyBefore: 'withdraw' | 'play';
  depositExperience: boolean;
  /** Defaults of the two boxes of registration (decisions §2). */
  consentsPreset: boolean;
}

export type ProfileName = 'spec' | 'strict';

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  spec: {
    name: 'spec',
    autoSpin: true,
    quickSpin: true,
    bonusBuy: true,
    minSlotRoundMs: 0,
    minOtherRoundMs: 0,
    parallelSlots: true,
    maxWagering: 40,
    cashOutCancel: true,
    verifyBefore: 'withdraw',
    depositExperience: true,
    consentsPreset: true,
  },
  strict: {
    name: 'strict',
    autoSpin: false,
    quickSpin: false,
    bonusBuy: false,
    minSlotRoundMs: 2500,
    minOtherRoundMs: 5000,
    parallelSlots: false,
    maxWagering: 10,
    cashOutCancel: false,
    verifyBefore: 'play',
    depositExperience: false,
    consentsPreset: false,
  },
};

interface CountryRow {
  /** We do not offer our service here: 451 and `/restricted-access` (decisions §3). */
  blocked?: true;
  profile?: ProfileName;
  /** Only where it is above the house's 20. */
  minimumAge?: number;
}

/** Countries with rules of their own; one without a row gets the installation's default profile. */
export const countryRows: Readonly<Record<string, CountryRow>> = {
  // Under comprehensive sanctions or a FATF call for action: no payment provider could serve them.
  CU: { blocked: true },
  IR: { blocked: true },
  KP: { blocked: true },
  MM: { blocked: true },
  SY: { blocked: true },
  // Markets whose regulators forbid autoplay, bonus buys or cancelled cash-outs (trust.md §2).
  GB: { profile: 'strict' },
  NL: { profile: 'strict' },
  DE: { profile: 'strict' },
  SE: { profile: 'strict' },
  BE: { profile: 'strict', minimumAge: 21 },
  GR: { profile: 'strict', minimumAge: 21 },
  EE: { minimumAge: 21 },
};

/** Where a request seems to come from: a country, a private address, or a public one the database does not know. */
export type Whereabouts =
  | { kind: 'country'; country: string }
  | { kind: 'private' }
  | { kind: 'unknown' };

export function isBlocked(country: string): boolean {
  return countryRows[country]?.blocked === true;
}

/** Whole years a resident of this country must have lived: max(20, local). */
export function minimumAge(country: string): number {
  return Math.max(MINIMUM_AGE_YEARS, countryRows[country]?.minimumAge ?? 0);
}

/**
 * The profile that binds: the most restrictive of residence and address (decisions §9). Private addresses and countries
 * without a row get the default; only a public address whose look-up fails gets `strict`.
 * @param residence ISO alpha-2 code of the member's country, or null for a visitor
 */
export function resolveProfile(
  residence: string | null,
  whereabouts: Whereabouts,
  defaultProfile: ProfileName,
): Profile {
  const of = (country: string) => countryRows[country]?.profile ?? defaultProfile;
  const byAddress =
    whereabouts.kind === 'unknown'
      ? 'strict'
      : whereabouts.kind === 'private'
        ? defaultProfile
        : of(whereabouts.country);
  const byResidence = residence === null ? defaultProfile : of(residence);
  return profiles[byAddress === 'strict' || byResidence === 'strict' ? 'strict' : 'spec'];
}
