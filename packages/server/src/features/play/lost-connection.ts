/**
 * Server errors after which the connection is no longer usable: shutdown, crash recovery, administrator, session timeouts,
 * and writes refused as read-only (25006), as on a primary that a failover has replaced.
 */
const GONE = /^(57P0[1-5]|08...|25P03|25006|53300)$/;

/**
 * Returns true if the connection broke or leads to a server that books nothing, rather than PostgreSQL refusing the statement
 * (a five-character SQLSTATE with the connection intact). The outcome of the statement may be unknown.
 */
export function isLost(error: unknown): boolean {
  const { code, severity } = error as { code?: string; severity?: string };
  if (code === undefined) return true;
  if (severity === undefined) return true;
  return GONE.test(code) || severity === 'FATAL' || severity === 'PANIC';
}
