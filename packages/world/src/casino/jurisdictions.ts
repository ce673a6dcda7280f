import { MINIMUM_AGE_YEARS } from './limits.ts';

/**
 * Rules of a jurisdiction (decisions §9). Features that are switched off do not appear in the API, in the lobby filters
 * or in the filters' game counts.
 */
export interface Profile {
  name: ProfileName;
  autoSpin: boolean;
  quickSpin: boolean;
  bonusBuy: boolean;
  /** Minimum times in milliseconds between two rounds, for slots and for other games; 0 for no minimum. */
  minSlotRoundMs: number;
  minOtherRoundMs: number;
  /** True if several games can be open at the same time, each in its own window. */
  parallelSlots: boolean;
  /** Maximum wagering multiplier of a bonus. */
  maxWagering: number;
  cashOutCancel: boolean;
  /** Action before which the member's identity must be verified. */
  verifyBefore: 'withdraw' | 'play';
  depositExperience: boolean;
  /** True if the two consent boxes at registration are checked by default (decisions §2). */
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
  /**
   * True if the service is not offered in this country (decisions §3). Requests from it get status 451, and pages
   * redirect to `/restricted-access`.
   */
  blocked?: true;
  profile?: ProfileName;
  /** Local minimum age in years; set only if it exceeds the general minimum of 20. */
  minimumAge?: number;
}

/** Countries with their own rules. Other countries get the installation's default profile. */
export const countryRows: Readonly<Record<string, CountryRow>> = {
  // Countries under comprehensive sanctions or a FATF call for action. Payment providers cannot serve their residents.
  CU: { blocked: true },
  IR: { blocked: true },
  KP: { blocked: true },
  MM: { blocked: true },
  SY: { blocked: true },
  // The strict profile applies where regulators forbid autoplay, bonus buys or cancelling cash-outs (trust.md §2).
  GB: { profile: 'strict' },
  NL: { profile: 'strict' },
  DE: { profile: 'strict' },
  SE: { profile: 'strict' },
  BE: { profile: 'strict', minimumAge: 21 },
  GR: { profile: 'strict', minimumAge: 21 },
  EE: { minimumAge: 21 },
};

/**
 * Apparent origin of a request: a country, a private IP address, or a public IP address that the geolocation database
 * does not contain.
 */
export type Whereabouts =
  | { kind: 'country'; country: string }
  | { kind: 'private' }
  | { kind: 'unknown' };

export function isBlocked(country: string): boolean {
  return countryRows[country]?.blocked === true;
}

/** Returns the minimum age of a resident of this country in whole years: the higher of 20 and the local minimum. */
export function minimumAge(country: string): number {
  return Math.max(MINIMUM_AGE_YEARS, countryRows[country]?.minimumAge ?? 0);
}

/**
 * Returns the profile that applies (decisions §9): `strict` if the country of residence or the IP address requires it.
 * - Countries without a profile of their own, and private addresses, get the default profile.
 * - Public addresses whose country is unknown get `strict`.
 *
 * @param residence ISO alpha-2 code of the member's country; null for a visitor
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
