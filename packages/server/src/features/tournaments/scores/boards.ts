import { tournamentsNews } from '@wl/contract/news/tournaments';
import type { Deps } from '../../../platform/deps.ts';
import { readLeaderboardUpdate } from '../read-tournaments.ts';
import { isUnpublished, takeBoard } from './scores-repository.ts';

/** Publisher that sends each leaderboard at most once per second across all nodes. */
export interface Boards {
  /**
   * Reports that a leaderboard has changed. The change is published immediately or at the end of the current second.
   */
  touch(tournamentId: string): void;
}

const SECOND_MS = 1000;

const known = new WeakMap<Deps, Boards>();

/** Returns this process's leaderboard publisher. */
export function boardsOf(deps: Deps): Boards {
  const boards = known.get(deps) ?? createBoards(deps);
  known.set(deps, boards);
  return boards;
}

function createBoards(deps: Deps): Boards {
  /**
   * Tournaments whose leaderboards were published within the last second. `again` is true if a leaderboard must be
   * published again at the end of that second.
   */
  const waiting = new Map<string, { timer: NodeJS.Timeout; again: boolean }>();
  let isClosed = false;
  const working = new Set<Promise<void>>();
  deps.onClose(async () => {
    isClosed = true;
    for (const { timer } of waiting.values()) clearTimeout(timer);
    await Promise.all(working);
  });

  function touch(id: string): void {
    if (isClosed || !deps.realtime.mayReach(`tournament.${id}`)) return;
    const pause = waiting.get(id);
    if (pause) {
      pause.again = true;
      return;
    }
    const timer = setTimeout(() => {
      const ended = waiting.get(id);
      waiting.delete(id);
      if (ended?.again) touch(id);
    }, SECOND_MS);
    timer.unref();
    waiting.set(id, { timer, again: false });
    const work = publish(id)
      .catch((error: unknown) => {
        deps.log.warn({ err: error, tournament: id }, 'a leaderboard was not published');
      })
      .finally(() => working.delete(work));
    working.add(work);
  }

  async function publish(id: string): Promise<void> {
    const version = await takeBoard(deps.db, id);
    if (version === undefined) {
      // An undefined version means that nothing has changed, or that another node published this leaderboard within the
      // last second. If unpublished changes remain, publish them a second later.
      const pause = waiting.get(id);
      if (pause && (await isUnpublished(deps.db, id))) pause.again = true;
      return;
    }
    const rankRows = await readLeaderboardUpdate(deps, id, version);
    if (rankRows) deps.realtime.publish(`tournament.${id}`, tournamentsNews.leaderboard, rankRows);
  }

  return { touch };
}
