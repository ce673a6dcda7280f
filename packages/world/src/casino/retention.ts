/**
 * Years for which the records of a closed account are kept. Customer identification and transaction records must be
 * kept for five years after the relationship ends, and then deleted (trust.md P3). The sources are the Money Laundering
 * Regulations 2017 (UK, regulation 40) and directive (EU) 2015/849 (article 40).
 */
export const RETENTION_YEARS = 5;

/**
 * Returns the time at which an account's retained records must be deleted.
 * @param closedAt time at which the account was closed
 */
export function eraseAfter(closedAt: Date): Date {
  const end = new Date(closedAt);
  end.setUTCFullYear(end.getUTCFullYear() + RETENTION_YEARS);
  return end;
}

/** Time for which a copy of a member's data is available for download (not in the specification). */
export const EXPORT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/**
 * Minimum time between two copies of a member's data (not in the specification). Each copy costs server time, and the
 * data hardly changes within a day.
 */
export const EXPORT_EVERY_MS = 24 * 60 * 60 * 1000;
