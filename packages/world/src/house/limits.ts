/**
 * Amounts, ages and lengths of the house, each with the section it comes from (S = specification, D = decisions).
 * Money is in cents.
 */

/** D §1. */
export const DEFAULT_CURRENCY = 'USD';

/** S §9, D §2: the specification's 18 in one string is settled as 20; a jurisdiction may ask for more. */
export const MINIMUM_AGE_YEARS = 20;
/** Nobody is older; a birth date beyond it is a slip of the hand, not an age. */
export const MAXIMUM_AGE_YEARS = 120;

/** S §5, D §2. */
export const PASSWORD_MIN_LENGTH = 8;
/** D §2. */
export const PASSWORD_MAX_LENGTH = 128;

/** S §5, D §2. */
export const NICKNAME_MIN_LENGTH = 5;
export const NICKNAME_MAX_LENGTH = 28;

/** S §5, D §2. */
export const PHONE_MAX_LENGTH_REGISTRATION = 25;
/** S §5: digits of the national number. */
export const PHONE_NATIONAL_MIN_DIGITS = 2;
export const PHONE_NATIONAL_MAX_DIGITS = 17;

/** RFC 5321 §4.5.3.1.3 leaves 254 characters for an address. */
export const EMAIL_MAX_LENGTH = 254;
/** Longest line of a name or an address that fits a passport's page. */
export const NAME_MAX_LENGTH = 60;
export const ADDRESS_MAX_LENGTH = 120;
export const CITY_MAX_LENGTH = 80;
export const POST_CODE_MAX_LENGTH = 16;
export const AFFILIATE_TOKEN_MAX_LENGTH = 128;
/** D §11: the last click counts for so long. */
export const AFFILIATE_TOKEN_DAYS = 30;

/** D §8: Coins of a new member. */
export const START_COINS = 100;

/** S §9, D §5. */
export const TOP_UP_MIN_CENTS = 10_00;
export const TOP_UP_MAX_CENTS = 2_000_00;
export const TOP_UP_DAY_CENTS = 5_000_00;
export const TOP_UP_MONTH_CENTS = 20_000_00;

/** S §9, D §5 (the specification's "minimum $2000" is settled in D §2). */
export const CASH_OUT_MIN_CENTS = 10_00;
export const CASH_OUT_MAX_CENTS = 2_000_00;
export const CASH_OUT_DAY_CENTS = 10_000_00;
export const CASH_OUT_MONTH_CENTS = 50_000_00;
/** D §5: above this in rolling 24 hours two different clerks must approve. */
export const CASH_OUT_FOUR_EYES_CENTS = 1_000_00;
export const CASH_OUT_FOUR_EYES_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Decision 0012: a clean cash-out goes by itself after this; until then it can be cancelled. Flushing sends it at once. */
export const CASH_OUT_COOLING_MS = 30 * 60 * 1000;

/** Trust G19: five failed payments in ten minutes close the cashier for ten; five more suspend top-ups. */
export const TOP_UP_MAX_FAILURES = 5;
export const TOP_UP_FAILURE_WINDOW_MS = 10 * 60 * 1000;
export const TOP_UP_BLOCK_MS = 10 * 60 * 1000;
/** Ours: how long a first closing is remembered, so that "five more" means the same day's length. */
export const TOP_UP_STRIKE_MEMORY_MS = 24 * 60 * 60 * 1000;

/** D §5: the largest payout of one round. */
export const ROUND_PAYOUT_MAX_CENTS = 250_000_00;

/**
 * D §9: an interrupted round resumes exactly, also days later. After that long the house goes on by the game's published default,
 * so that no stake is held for ever (docs/decisions/0013).
 */
export const OPEN_ROUND_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

/** How long operators may mend what keeps a round from being closed, before it is voided and its stake returned (decision 74). */
export const VOID_AFTER_MS = 24 * 60 * 60 * 1000;
/** How often closing it must have failed by then; it is tried once a minute while the casino is open. */
export const VOID_AFTER_TRIES = 10;

/** D §5 and S §4: raising or removing a limit waits this long. */
export const LIMIT_WEAKENING_DELAY_MS = 24 * 60 * 60 * 1000;
/** Ours: the largest amount a member's own limit can name; far above the house's own limits. */
export const OWN_LIMIT_MAX_CENTS = 1_000_000_00;
/** Ours: a limit of time in play is minutes of a UTC day. */
export const OWN_LIMIT_MAX_MINUTES = 24 * 60;
/** Trust U9: months until a member is reminded to look through the limits. */
export const LIMIT_REVIEW_MONTHS = 6;

/** D §10. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const;
export const REALITY_CHECK_DEFAULT_MINUTES = 60;

/** D §4 and S §9. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const ADDRESS_PROOF_MAX_AGE_MONTHS = 3;

/** D §3: five wrong passwords within 15 minutes lock the account. */
export const SIGN_IN_MAX_FAILURES = 5;
export const SIGN_IN_FAILURE_WINDOW_MS = 15 * 60 * 1000;

/** D §3: codes by e-mail are six digits, single use, five tries; recovery codes live ten minutes. */
export const EMAIL_CODE_DIGITS = 6;
export const EMAIL_CODE_MAX_TRIES = 5;
export const RECOVERY_CODE_LIFE_MS = 10 * 60 * 1000;
/**
 * Our decision 50: letters with a recovery code that one known device, or all strangers together, may ask for in a day; times five
 * tries, fifty guesses of a million (NIST SP 800-63B allows 100 in a row).
 */
export const RECOVERIES_PER_DAY = 10;
export const RECOVERY_DAY_MS = 24 * 60 * 60 * 1000;
/** The confirmation of an address protects nothing by itself, so it may wait for a member to find the e-mail. */
export const CONFIRMATION_CODE_LIFE_MS = 24 * 60 * 60 * 1000;

/** Trust S4: the code of a new e-mail address; it can be sent again for as long as the wish is remembered. */
export const EMAIL_CHANGE_CODE_LIFE_MS = 10 * 60 * 1000;
export const EMAIL_CHANGE_LIFE_MS = 24 * 60 * 60 * 1000;

/** D §3 and our decision 29: the second factor. A secret that is scanned and never confirmed is forgotten. */
export const SECOND_FACTOR_BEGUN_LIFE_MS = 15 * 60 * 1000;
/** Wrong codes within a day, new passwords or not (NIST SP 800-63B allows 100 in a row). */
export const SECOND_FACTOR_MAX_WRONG = 20;
export const SECOND_FACTOR_WRONG_WINDOW_MS = 24 * 60 * 60 * 1000;
/** Ten codes of 50 bits (NIST SP 800-63B: at least 20 for look-up secrets), without letters that look like digits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** S §9. */
export const GAME_PAGE_SIZE = 16;
export const SEARCH_DEBOUNCE_MS = 500;
/** S §9: filter defaults; bets in whole currency units, as the lobby shows them. */
export const FILTER_VOLATILITY = [1, 5] as const;
export const FILTER_MULTIPLIER = [0, 50_000] as const;
export const FILTER_MIN_BET = [0, 1] as const;
export const FILTER_MAX_BET = [0, 100] as const;
/** D §2: price is the smallest stake, in whole currency units. */
export const FILTER_PRICE = [0, 1] as const;
/** Ours: returns of the catalogue in percent; nothing is below or above. */
export const FILTER_RTP = [90, 100] as const;

/** D §10: minutes between two reality checks that a member may choose, and what is asked of who chose none. */
export const REALITY_MINUTES = [15, 30, 60, 120] as const;
export type RealityMinutes = (typeof REALITY_MINUTES)[number];
export const REALITY_MINUTES_USUAL: RealityMinutes = 60;

/** Decision 0034: a grant of bonuses that can cost more than this needs a second clerk. */
export const GRANT_FOUR_EYES_CENTS = 50_00;
