/**
 * Points at which the process can kill itself with SIGKILL, as if the power had failed. `npm run faults` uses them to
 * kill the server between a statement and its commit, and between the commit and the response.
 *
 * `FAILPOINT=<name>:<count>` kills the process the count-th time that it reaches the point. Without the variable, and
 * always in production, `failpoint` is undefined, so a call costs only one comparison.
 */
export const failpointNames = [
  'bet.before_commit',
  // Kills the process as soon as it has sent the statement that commits the transaction. The database executes this
  // statement, but the process never receives the result.
  'bet.commit_sent',
  'bet.after_commit',
  'money.before_commit',
  'money.after_commit',
  'transaction.before_commit',
  'transaction.commit_sent',
  'transaction.after_commit',
] as const;
export type FailpointName = (typeof failpointNames)[number];

/**
 * Reads the failpoint from the environment.
 * @param die function that ends the process; default: SIGKILL
 * @throws Error if the variable is set but names no failpoint, because a typo would otherwise look like a passed test
 */
export function readFailpoint(
  env: NodeJS.ProcessEnv,
  die: () => void = () => process.kill(process.pid, 'SIGKILL'),
): ((name: FailpointName) => void) | undefined {
  const setting = env['FAILPOINT'];
  if (!setting || env['NODE_ENV'] === 'production') return undefined;
  const [, wanted, count] = /^([a-z_.]+):([1-9]\d{0,8})$/.exec(setting) ?? [];
  if (!failpointNames.some((name) => name === wanted))
    throw new Error(`FAILPOINT must be <name>:<count> with one of ${failpointNames.join(', ')}.`);
  let left = Number(count);
  return (name) => {
    if (name !== wanted) return;
    left -= 1;
    if (left === 0) die();
  };
}

export const failpoint = readFailpoint(process.env);
