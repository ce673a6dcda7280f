/**
 * How long what the house must keep of a closed account is kept. Five years after the relationship ends is what the Money
 * Laundering Regulations 2017 (UK, regulation 40) and directive (EU) 2015/849 (article 40) ask for customers' identification and
 * transactions; afterwards it must go (trust.md P3).
 */
export const RETENTION_YEARS = 5;

/** When what is kept of an account that was closed at this instant has to go. */
export function eraseAfter(closedAt: Date): Date {
  const end = new Date(closedAt);
  end.setUTCFullYear(end.getUTCFullYear() + RETENTION_YEARS);
  return end;
}

/** Ours: a copy of one's data can be fetched for this long after it was made. */
export const EXPORT_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** Ours: one copy a day; each is work for the house, and nothing changes faster. */
export const EXPORT_EVERY_MS = 24 * 60 * 60 * 1000;
