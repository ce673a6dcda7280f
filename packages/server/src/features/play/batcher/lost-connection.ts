/**
 * SQLSTATE codes of server errors after which the connection is unusable: connection failures, server shutdown, crash
 * recovery, a dropped database, session timeouts, and too many connections (53300). A refused write (25006) is
 * included, because it occurs on a former primary after a failover.
 */
const GONE = /^(57P0[1-5]|08...|25P03|25006|53300)$/;

/**
 * Returns false if PostgreSQL refused the statement and the connection is still usable. Otherwise returns true: the
 * statement may have been executed, or must be sent again on a new connection.
 */
export function isLost(error: unknown): boolean {
  const { code, severity } = error as { code?: string; severity?: string };
  if (code === undefined) return true;
  if (severity === undefined) return true;
  return GONE.test(code) || severity === 'FATAL' || severity === 'PANIC';
}
