/** The casino's limits: amounts, ages and durations, most with their source in parentheses. Money is in cents. */

/** Currency of all cash amounts (decisions §1). */
export const DEFAULT_CURRENCY = 'USD';

/**
 * Minimum age in years. The specification mentions both 18 and 20; 20 applies (specification §9, decisions §2). A
 * jurisdiction can require a higher age.
 */
export const MINIMUM_AGE_YEARS = 20;
/** Maximum age in years. Birth dates that imply a greater age are treated as typing errors. */
export const MAXIMUM_AGE_YEARS = 120;

/** Minimum length of a password in characters (specification §5, decisions §2). */
export const PASSWORD_MIN_LENGTH = 8;
/** Maximum length of a password in characters (decisions §2). */
export const PASSWORD_MAX_LENGTH = 128;

/** Minimum and maximum length of a nickname, in characters (specification §5, decisions §2). */
export const NICKNAME_MIN_LENGTH = 5;
export const NICKNAME_MAX_LENGTH = 28;

/** Maximum length of a telephone number at registration (specification §5, decisions §2). */
export const PHONE_MAX_LENGTH_REGISTRATION = 25;
/** Minimum and maximum number of digits in the national part of a telephone number (specification §5). */
export const PHONE_NATIONAL_MIN_DIGITS = 2;
export const PHONE_NATIONAL_MAX_DIGITS = 17;

/** Maximum length of an e-mail address (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254;
/**
 * Maximum lengths of personal details, in characters. A name, address, city and postcode of these lengths still fit on
 * a page of the passport.
 */
export const NAME_MAX_LENGTH = 60;
export const ADDRESS_MAX_LENGTH = 120;
export const CITY_MAX_LENGTH = 80;
export const POST_CODE_MAX_LENGTH = 16;
export const AFFILIATE_TOKEN_MAX_LENGTH = 128;
/** Number of days for which the browser remembers the latest click on an affiliate link (decisions §11). */
export const AFFILIATE_TOKEN_DAYS = 30;

/** Coins that a new member starts with (decisions §8). */
export const START_COINS = 100;

/**
 * Minimum and maximum amounts of a single top-up, and the daily and monthly limits, in cents (specification §9,
 * decisions §5).
 */
export const TOP_UP_MIN_CENTS = 10_00;
export const TOP_UP_MAX_CENTS = 2_000_00;
export const TOP_UP_DAY_CENTS = 5_000_00;
export const TOP_UP_MONTH_CENTS = 20_000_00;

/**
 * Minimum and maximum of a single cash-out, and the daily and monthly limits, in cents (specification §9, decisions
 * §5). The minimum and maximum replace the specification's "minimum $2000" (decisions §2).
 */
export const CASH_OUT_MIN_CENTS = 10_00;
export const CASH_OUT_MAX_CENTS = 2_000_00;
export const CASH_OUT_DAY_CENTS = 10_000_00;
export const CASH_OUT_MONTH_CENTS = 50_000_00;
/**
 * Threshold for the total of a member's cash-outs within a rolling 24-hour window, in cents. Above it, two different
 * clerks must approve a cash-out (decisions §5).
 */
export const CASH_OUT_FOUR_EYES_CENTS = 1_000_00;
export const CASH_OUT_FOUR_EYES_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Time after which an eligible cash-out is paid out automatically (decision 12). Until then, the member can cancel the
 * cash-out, or lock it so that it is paid out immediately ("flush" in the specification).
 */
export const CASH_OUT_COOLING_MS = 30 * 60 * 1000;

/**
 * Five failed payments in ten minutes block top-ups for ten minutes. Five more suspend top-ups until a clerk resumes
 * them (trust G19).
 */
export const TOP_UP_MAX_FAILURES = 5;
export const TOP_UP_FAILURE_WINDOW_MS = 10 * 60 * 1000;
export const TOP_UP_BLOCK_MS = 10 * 60 * 1000;
/**
 * Period that starts with a temporary block. Five more failures within this period suspend top-ups. The specification
 * does not define this period.
 */
export const TOP_UP_STRIKE_MEMORY_MS = 24 * 60 * 60 * 1000;

/** Maximum payout of one round in cents (decisions §5). */
export const ROUND_PAYOUT_MAX_CENTS = 250_000_00;

/**
 * Time for which an interrupted round can be resumed (decisions §9). Afterwards, the server completes it with the
 * game's published default decisions, so that no stake is held forever (decision 13).
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

/** Waiting time before a raised or removed limit takes effect (decisions §5, specification §4). */
export const LIMIT_WEAKENING_DELAY_MS = 24 * 60 * 60 * 1000;
/** Maximum amount of a limit set by a member, far above the operator's limits (not in the specification). */
export const OWN_LIMIT_MAX_CENTS = 1_000_000_00;
/** Maximum time limit that a member can set, in minutes per UTC day (not in the specification). */
export const OWN_LIMIT_MAX_MINUTES = 24 * 60;
/** Interval, in months, at which members are reminded to review their limits (trust U9). */
export const LIMIT_REVIEW_MONTHS = 6;

/** Intervals between reality checks, in minutes: those that members can choose, and the default (decisions §10). */
export const REALITY_MINUTES = [15, 30, 60, 120] as const;
export type RealityMinutes = (typeof REALITY_MINUTES)[number];
export const REALITY_MINUTES_USUAL: RealityMinutes = 60;

/**
 * Maximum size of an uploaded document in bytes, and maximum age of a proof of address in months (decisions §4,
 * specification §9).
 */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const ADDRESS_PROOF_MAX_AGE_MONTHS = 3;

/** Number of wrong passwords within 15 minutes that lock the account (decisions §3). */
export const SIGN_IN_MAX_FAILURES = 5;
export const SIGN_IN_FAILURE_WINDOW_MS = 15 * 60 * 1000;

/**
 * Codes sent by e-mail have six digits, can be used once, and allow five attempts. Codes for resetting a password
 * expire after ten minutes (decisions §3).
 */
export const EMAIL_CODE_DIGITS = 6;
export const EMAIL_CODE_MAX_TRIES = 5;
export const RECOVERY_CODE_LIFETIME_MS = 10 * 60 * 1000;
/**
 * Maximum number of recovery e-mails to one address per day. E-mails requested from a known device are
 * counted per device, and those from all unknown devices together (decision 50). With five attempts per code, this
 * allows fifty guesses at six-digit codes (NIST SP 800-63B allows 100 in a row).
 */
export const RECOVERIES_PER_DAY = 10;
export const RECOVERY_DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Lifetime of the code that confirms an e-mail address. The code grants no access, so it can be valid for a whole day,
 * which gives the member time to find the e-mail.
 */
export const CONFIRMATION_CODE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Lifetimes of the code that confirms a new e-mail address, and of the change request (trust S4). Another code can be
 * sent until the request expires.
 */
export const EMAIL_CHANGE_CODE_LIFETIME_MS = 10 * 60 * 1000;
export const EMAIL_CHANGE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Time within which a new second-factor secret must be confirmed. After that, the setup must be started again
 * (decisions §3, decision 29).
 */
export const SECOND_FACTOR_BEGUN_LIFETIME_MS = 15 * 60 * 1000;
/**
 * Maximum number of wrong second-factor codes within a day, even if the password changes in between (NIST SP 800-63B
 * allows 100 in a row).
 */
export const SECOND_FACTOR_MAX_WRONG = 20;
export const SECOND_FACTOR_WRONG_WINDOW_MS = 24 * 60 * 60 * 1000;
/**
 * Recovery codes for the second factor: ten codes of 50 bits each (NIST SP 800-63B: at least 20 bits for look-up
 * secrets), without characters that are easily confused.
 */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of games per lobby page, and search delay in ms (specification §9). */
export const GAME_PAGE_SIZE = 16;
export const SEARCH_DEBOUNCE_MS = 500;
/** Default values of the lobby filters (specification §9). Bets are in whole currency units, as shown in the lobby. */
export const FILTER_VOLATILITY = [1, 5] as const;
export const FILTER_MULTIPLIER = [0, 50_000] as const;
export const FILTER_MIN_BET = [0, 1] as const;
export const FILTER_MAX_BET = [0, 100] as const;
/**
 * Default bounds of the price filter, in whole currency units. The price of a game is its minimum stake (decisions §2).
 */
export const FILTER_PRICE = [0, 1] as const;
/**
 * Default range of the filter for the return to player (RTP), in percent. The specification sets none; this range
 * includes all games in the catalogue.
 */
export const FILTER_RTP = [90, 100] as const;

/** Maximum cost, in cents, of a bonus grant that needs no second clerk (decision 34). */
export const GRANT_FOUR_EYES_CENTS = 50_00;
