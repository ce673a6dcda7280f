/**
 * Values of the placeholders in information pages and news articles, such as `{topUpMin}`. They are imported from the
 * files that define them, so the pages always show the values in use.
 */
import { brand } from '../casino/brand.ts';
import {
  BONUS_MONEY_MAX_COVERAGE,
  MAX_BONUS_STAKE_CENTS,
  OTHER_CONTRIBUTION_PERCENT,
  SLOT_CONTRIBUTION_PERCENT,
} from '../casino/contribution.ts';
import {
  CLOSED_CONTENTS_KEPT_YEARS,
  DOCUMENT_MAX_FILES,
  DOCUMENT_TARGET_MS,
  REJECTED_CONTENTS_KEPT_DAYS,
} from '../casino/documents.ts';
import {
  COMPLAINT_FINAL_DAYS,
  REVIEW_WITHIN_MS,
  TICKET_KEPT_YEARS,
  TICKET_PROMISE,
} from '../casino/support.ts';
import { pauseMs, REOPEN_AFTER_MS } from '../casino/exclusions.ts';
import { countryRows, minimumAge, profiles } from '../casino/jurisdictions.ts';
import { COINS_PER_LEVEL, EXPERIENCE_PER_LEVEL } from '../casino/levels.ts';
import * as limits from '../casino/limits.ts';
import type { Language } from '../languages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Amounts in cents. All are multiples of 100, because the pages show whole units of the default currency. */
const cents = {
  topUpMin: limits.TOP_UP_MIN_CENTS,
  topUpMax: limits.TOP_UP_MAX_CENTS,
  topUpDay: limits.TOP_UP_DAY_CENTS,
  topUpMonth: limits.TOP_UP_MONTH_CENTS,
  cashOutMin: limits.CASH_OUT_MIN_CENTS,
  cashOutMax: limits.CASH_OUT_MAX_CENTS,
  cashOutDay: limits.CASH_OUT_DAY_CENTS,
  cashOutMonth: limits.CASH_OUT_MONTH_CENTS,
  fourEyes: limits.CASH_OUT_FOUR_EYES_CENTS,
  roundMax: limits.ROUND_PAYOUT_MAX_CENTS,
  bonusStake: MAX_BONUS_STAKE_CENTS,
} as const;

const numbers = {
  minimumAge: limits.MINIMUM_AGE_YEARS,
  passwordMin: limits.PASSWORD_MIN_LENGTH,
  startCoins: limits.START_COINS,
  affiliateDays: limits.AFFILIATE_TOKEN_DAYS,
  coolingMinutes: limits.CASH_OUT_COOLING_MS / MINUTE_MS,
  openRoundDays: limits.OPEN_ROUND_LIFETIME_MS / DAY_MS,
  limitHours: limits.LIMIT_WEAKENING_DELAY_MS / HOUR_MS,
  reviewMonths: limits.LIMIT_REVIEW_MONTHS,
  realityMinutes: limits.REALITY_MINUTES_USUAL,
  documentMegabytes: limits.DOCUMENT_MAX_BYTES / 1024 / 1024,
  documentFiles: DOCUMENT_MAX_FILES,
  documentHours: DOCUMENT_TARGET_MS / HOUR_MS,
  proofMonths: limits.ADDRESS_PROOF_MAX_AGE_MONTHS,
  rejectedDays: REJECTED_CONTENTS_KEPT_DAYS,
  closedYears: CLOSED_CONTENTS_KEPT_YEARS,
  signInFailures: limits.SIGN_IN_MAX_FAILURES,
  signInMinutes: limits.SIGN_IN_FAILURE_WINDOW_MS / MINUTE_MS,
  codeDigits: limits.EMAIL_CODE_DIGITS,
  codeMinutes: limits.RECOVERY_CODE_LIFETIME_MS / MINUTE_MS,
  confirmHours: limits.CONFIRMATION_CODE_LIFETIME_MS / HOUR_MS,
  questionDays: TICKET_PROMISE.question.workingDays,
  complaintDays: TICKET_PROMISE.complaint.days,
  complaintFinalWeeks: COMPLAINT_FINAL_DAYS / 7,
  reviewDays: REVIEW_WITHIN_MS / DAY_MS,
  complaintYears: TICKET_KEPT_YEARS.complaint,
  breakShort: (pauseMs['1h'] ?? 0) / HOUR_MS,
  breakLong: (pauseMs['12h'] ?? 0) / HOUR_MS,
  exclusionHours: (pauseMs['24h'] ?? 0) / HOUR_MS,
  exclusionWeek: (pauseMs['7d'] ?? 0) / DAY_MS,
  exclusionMonth: (pauseMs['31d'] ?? 0) / DAY_MS,
  reopenDays: REOPEN_AFTER_MS / DAY_MS,
  slotShare: SLOT_CONTRIBUTION_PERCENT,
  otherShare: OTHER_CONTRIBUTION_PERCENT,
  coverageShare: BONUS_MONEY_MAX_COVERAGE * 100,
  wagering: profiles.spec.maxWagering,
  strictWagering: profiles.strict.maxWagering,
  levelExperience: EXPERIENCE_PER_LEVEL,
  levelCoins: COINS_PER_LEVEL,
} as const;

const words = {
  casino: brand.name,
  company: brand.legalEntity,
  email: brand.supportEmail,
} as const;

/**
 * Returns the countries with a higher minimum age than the casino's, each with its minimum age: `Belgium (21), Estonia
 * (21), and Greece (21)`.
 */
function olderCountriesIn(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const list = Object.keys(countryRows)
    .filter((country) => minimumAge(country) > limits.MINIMUM_AGE_YEARS)
    .map((country) => `${names.of(country) ?? country} (${minimumAge(country)})`);
  return new Intl.ListFormat(language).format(list.sort((a, b) => a.localeCompare(b, language)));
}

/** Returns the value of every placeholder, formatted for the language. */
export function factsIn(language: Language): Readonly<Record<string, string>> {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: limits.DEFAULT_CURRENCY,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const count = new Intl.NumberFormat(language);
  return {
    ...words,
    olderCountries: olderCountriesIn(language),
    realityChoices: new Intl.ListFormat(language, { type: 'disjunction' }).format(
      limits.REALITY_MINUTES.map(String),
    ),
    ...Object.fromEntries(
      Object.entries(cents).map(([name, value]) => [name, money.format(value / 100)]),
    ),
    ...Object.fromEntries(
      Object.entries(numbers).map(([name, value]) => [name, count.format(value)]),
    ),
  };
}

/**
 * Replaces the placeholders in a text with their values.
 * @throws Error for an unknown name, so that no reader sees an unfilled placeholder
 */
export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts[name];
    if (value === undefined) throw new Error(`No fact is called ${name}.`);
    return value;
  });
}
