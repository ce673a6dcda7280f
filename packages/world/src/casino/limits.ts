/**
 * Amounts, ages and durations, each with its source (S = specification, D = decisions, our choice = neither). Money is
 * in cents.
 */

/** D §1. */
export const DEFAULT_CURRENCY = 'USD';

/** S §9, D §2: one text of the specification says 18, but 20 applies. A jurisdiction can require a higher age. */
export const MINIMUM_AGE_YEARS = 20;
/** Birth dates that imply a greater age are treated as typing errors. */
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
/** S §5: number of digits in the national part of the number. */
export const PHONE_NATIONAL_MIN_DIGITS = 2;
export const PHONE_NATIONAL_MAX_DIGITS = 17;

/** Maximum length of an e-mail address (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254;
/** Maximum lengths of personal details, chosen so that they fit on a page of the passport. */
export const NAME_MAX_LENGTH = 60;
export const ADDRESS_MAX_LENGTH = 120;
export const CITY_MAX_LENGTH = 80;
export const POST_CODE_MAX_LENGTH = 16;
export const AFFILIATE_TOKEN_MAX_LENGTH = 128;
/** D §11: number of days for which the latest click on an affiliate link is valid. */
export const AFFILIATE_TOKEN_DAYS = 30;

/** D §8: Coins that a new member starts with. */
export const START_COINS = 100;

/** S §9, D §5. */
export const TOP_UP_MIN_CENTS = 10_00;
export const TOP_UP_MAX_CENTS = 2_000_00;
export const TOP_UP_DAY_CENTS = 5_000_00;
export const TOP_UP_MONTH_CENTS = 20_000_00;

/** S §9, D §5 (D §2 replaces the specification's "minimum $2000"). */
export const CASH_OUT_MIN_CENTS = 10_00;
export const CASH_OUT_MAX_CENTS = 2_000_00;
export const CASH_OUT_DAY_CENTS = 10_000_00;
export const CASH_OUT_MONTH_CENTS = 50_000_00;
/** D §5: above this amount in a rolling 24 hours, two different clerks must approve a cash-out. */
export const CASH_OUT_FOUR_EYES_CENTS = 1_000_00;
export const CASH_OUT_FOUR_EYES_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Decision 0012: an eligible cash-out is paid out automatically after this time. Until then it can be cancelled.
 * Flushing it pays it out immediately.
 */
export const CASH_OUT_COOLING_MS = 30 * 60 * 1000;

/** Trust G19: five failed payments within ten minutes block top-ups for ten minutes; five more suspend them. */
export const TOP_UP_MAX_FAILURES = 5;
export const TOP_UP_FAILURE_WINDOW_MS = 10 * 60 * 1000;
export const TOP_UP_BLOCK_MS = 10 * 60 * 1000;
/** Our choice: time for which a first block is remembered, so that only failures within a day count as "five more". */
export const TOP_UP_STRIKE_MEMORY_MS = 24 * 60 * 60 * 1000;

/** D §5: largest payout of one round. */
export const ROUND_PAYOUT_MAX_CENTS = 250_000_00;

/**
 * D §9: an interrupted round resumes exactly, even days later. After this time, the server completes it with the game's
 * published default decision, so that no stake is held forever (docs/decisions/0013).
 */
export const OPEN_ROUND_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Time that operators have to repair a round that cannot be closed. After this time, the round is voided and its stake
 * is returned (decision 74).
 */
export const VOID_AFTER_MS = 24 * 60 * 60 * 1000;
/**
 * Minimum number of failed attempts to close a round before it is voided. While the casino is open, the server makes
 * one attempt per minute.
 */
export const VOID_AFTER_TRIES = 10;

/** D §5 and S §4: waiting time before a raised or removed limit takes effect. */
export const LIMIT_WEAKENING_DELAY_MS = 24 * 60 * 60 * 1000;
/** Our choice: maximum amount of a limit set by a member, far above the operator's limits. */
export const OWN_LIMIT_MAX_CENTS = 1_000_000_00;
/** Our choice: maximum time limit, in minutes per UTC day. */
export const OWN_LIMIT_MAX_MINUTES = 24 * 60;
/** Trust U9: number of months until members are reminded to review their limits. */
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

/**
 * D §3: codes sent by e-mail have six digits, can be used once, and allow five attempts; recovery codes expire after
 * ten minutes.
 */
export const EMAIL_CODE_DIGITS = 6;
export const EMAIL_CODE_MAX_TRIES = 5;
export const RECOVERY_CODE_LIFETIME_MS = 10 * 60 * 1000;
/**
 * Decision 50: maximum number of recovery e-mails per day for one known device, and for all unknown devices together.
 * With five attempts each, they allow fifty guesses at a code with a million possible values (NIST SP 800-63B allows
 * 100 in a row).
 */
export const RECOVERIES_PER_DAY = 10;
export const RECOVERY_DAY_MS = 24 * 60 * 60 * 1000;
/**
 * The code that confirms an e-mail address gives access to nothing, so it is valid for a day. This gives the member
 * time to find the e-mail.
 */
export const CONFIRMATION_CODE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Trust S4: lifetime of the code for a new e-mail address. The code can be sent again while the change request is
 * stored.
 */
export const EMAIL_CHANGE_CODE_LIFETIME_MS = 10 * 60 * 1000;
export const EMAIL_CHANGE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** D §3 and decision 29: time after which a scanned but unconfirmed secret of the second factor is deleted. */
export const SECOND_FACTOR_BEGUN_LIFETIME_MS = 15 * 60 * 1000;
/**
 * Maximum number of wrong second-factor codes within a day, even if the password changes in between (NIST SP 800-63B
 * allows 100 in a row).
 */
export const SECOND_FACTOR_MAX_WRONG = 20;
export const SECOND_FACTOR_WRONG_WINDOW_MS = 24 * 60 * 60 * 1000;
/**
 * Recovery codes: ten codes of 50 bits each (NIST SP 800-63B: at least 20 bits for look-up secrets), without characters
 * that look like digits.
 */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** S §9. */
export const GAME_PAGE_SIZE = 16;
export const SEARCH_DEBOUNCE_MS = 500;
/** S §9: filter defaults. Bets are in whole currency units, as shown in the lobby. */
export const FILTER_VOLATILITY = [1, 5] as const;
export const FILTER_MULTIPLIER = [0, 50_000] as const;
export const FILTER_MIN_BET = [0, 1] as const;
export const FILTER_MAX_BET = [0, 100] as const;
/** D §2: filter defaults for the price, which is the minimum stake in whole currency units. */
export const FILTER_PRICE = [0, 1] as const;
/** Our choice: filter defaults for the return (RTP) in percent. The range includes all games of the catalogue. */
export const FILTER_RTP = [90, 100] as const;

/** D §10: intervals between two reality checks, in minutes: those that members can choose, and the default. */
export const REALITY_MINUTES = [15, 30, 60, 120] as const;
export type RealityMinutes = (typeof REALITY_MINUTES)[number];
export const REALITY_MINUTES_USUAL: RealityMinutes = 60;

/** Decision 0034: a bonus grant that can cost more than this needs a second clerk. */
export const GRANT_FOUR_EYES_CENTS = 50_00;
