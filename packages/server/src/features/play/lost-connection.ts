/** Server errors after which the connection is gone: shutdown, crash recovery, administrator. */
const GONE = /^(57P0[1-3]|08...|25P03|53300)$/;

/**
 * Whether an error means that the connection broke and the outcome of the statement is unknown, rather than that PostgreSQL
 * refused it (a five-character SQLSTATE with the connection intact).
 */
export function isLost(error: unknown): boolean {
  const { code, severity } = error as { code?: string; severity?: string };
  if (code === undefined) return true;
  if (severity === undefined) return true;
  return GONE.test(code) || severity === 'FATAL' || severity === 'PANIC';
}
