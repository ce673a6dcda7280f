import { staffNews } from '@wl/contract/news/staff';
import type { ActualReturn } from '@wl/contract/office/play';
import { hangsOnDecisions, returnErrorOf } from '@wl/games/catalogue/expectation';
import { gameBySlug, games } from '@wl/games/catalogue/index';
import { RETURN_WINDOW_DAYS } from '@wl/world/casino/returns';
import type { Deps } from '../../../platform/deps.ts';
import { utcDay } from '../../../platform/utc-day.ts';
import { readReturns } from './returns-repository.ts';
import { judgeReturn, noRounds, returnRange, type ReturnSums } from './returns-rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface GameReturns {
  month: ActualReturn;
  allTime: ActualReturn;
}

/**
 * Returns, for each game slug, the actual return compared with the expected return. Counts only rounds of the game's
 * current math version.
 */
export async function actualReturns(deps: Deps): Promise<Map<string, GameReturns>> {
  const first = new Date(deps.clock.now().getTime() - (RETURN_WINDOW_DAYS - 1) * DAY_MS);
  const rows = await readReturns(deps.db, utcDay(first));
  const sums = new Map(rows.map((row) => [`${row.game} ${row.math_version}`, row]));
  return new Map(
    games.map((game) => {
      const found = sums.get(`${game.slug} ${game.mathVersion}`);
      const terms = { error: returnErrorOf(game.slug), decisions: hangsOnDecisions(game) };
      return [
        game.slug,
        {
          month: judgeReturn(found?.month ?? noRounds, terms),
          allTime: judgeReturn(found?.allTime ?? noRounds, terms),
        },
      ];
    }),
  );
}

/**
 * Returns the expected range of a game's return after the given rounds; null if the game is no longer in the catalogue.
 */
export function expectedRange(slug: string, sums: ReturnSums) {
  const game = gameBySlug(slug);
  if (!game) return null;
  return returnRange(sums, { error: returnErrorOf(slug), decisions: hangsOnDecisions(game) });
}

/**
 * Returns the slugs of the games whose return over the last `RETURN_WINDOW_DAYS` days or over all time raises an alarm.
 */
export async function returnAlarms(deps: Deps): Promise<string[]> {
  return [...(await actualReturns(deps))]
    .filter(([, { month, allTime }]) => month.state === 'alarm' || allTime.state === 'alarm')
    .map(([slug]) => slug);
}

interface Watch {
  /** Slugs of the games in the last published alarm list, separated by spaces; undefined before the first list. */
  reported: string | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Delay in ms between counting rounds and checking the returns, so that one check also covers the rounds counted in the
 * meantime.
 */
const JUDGE_AFTER_MS = 2000;
const watches = new WeakMap<Deps, Watch>();

function watchOf(deps: Deps): Watch {
  let watch = watches.get(deps);
  if (!watch) {
    const fresh: Watch = { reported: undefined, timer: undefined };
    watches.set(deps, (watch = fresh));
    deps.onClose(() => clearTimeout(fresh.timer));
  }
  return watch;
}

/**
 * Checks the returns shortly after rounds are counted. Notifies the back office of any change in the alarms, and logs
 * new alarms.
 */
export function judgeSoon(deps: Deps): void {
  const watch = watchOf(deps);
  watch.timer ??= setTimeout(() => {
    watch.timer = undefined;
    judge(deps, watch).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the returns could not be judged; the next rounds ask again');
    });
  }, JUDGE_AFTER_MS).unref();
}

async function judge(deps: Deps, watch: Watch): Promise<void> {
  const alarms = await returnAlarms(deps);
  const reported = alarms.join(' ');
  if (reported === (watch.reported ?? '')) return;
  const before = new Set(watch.reported?.split(' '));
  watch.reported = reported;
  for (const game of alarms)
    if (!before.has(game)) deps.log.error({ game }, 'a game’s actual return is out of its band');
  deps.realtime.publish('private-staff.games', staffNews.games_changed, { what: 'alarms' });
}
