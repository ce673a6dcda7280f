import type { TableCrowd } from '@wl/contract/tables';
import type { Deps } from '../../../platform/deps.ts';
import { crowdOfLatestRound, type RoundCrowd } from './crowd-repository.ts';
import { FEWEST_FOR_SUM, roughSum } from './crowd-rules.ts';

/** Maximum age, in milliseconds, of the cached figures in a reply. */
const KEPT_MS = 1_000;

type Crowd = TableCrowd | undefined;
interface Kept {
  atMs: number;
  crowd: Promise<Crowd>;
}

const known = new WeakMap<Deps['database'], Map<string, Kept>>();

/**
 * Returns all members' bets in the latest round at a table; undefined before the table's first round. Many members can
 * request a table in the same second, so one query serves all of them.
 * @param keptMs maximum age of the figures in milliseconds
 */
export function crowdOf(
  deps: Pick<Deps, 'database' | 'db' | 'clock'>,
  table: string,
  keptMs = KEPT_MS,
): Promise<Crowd> {
  const kept = known.get(deps.database) ?? new Map<string, Kept>();
  known.set(deps.database, kept);
  const atMs = deps.clock.now().getTime();
  const last = kept.get(table);
  if (last && atMs - last.atMs < keptMs) return last.crowd;
  const crowd = crowdOfLatestRound(deps.db, table).then((found) => found && presentCrowd(found));
  const next = { atMs, crowd };
  kept.set(table, next);
  crowd.catch(() => {
    if (kept.get(table) === next) kept.delete(table);
  });
  return crowd;
}

/** Returns the public figures of a round. They contain no member ids or names, and no exact sums. */
function presentCrowd({ spots, ...round }: RoundCrowd): TableCrowd {
  const shown: TableCrowd['spots'] = {};
  for (const { spot, members, cents } of spots)
    shown[spot] = members < FEWEST_FOR_SUM ? { members } : { members, cents: roughSum(cents) };
  return { ...round, spots: shown };
}
