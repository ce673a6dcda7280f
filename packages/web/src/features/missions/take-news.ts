import { cityMissions, errandFacts, missionFacts, missionsOverview } from '@wl/contract/missions';
import type { NewsData } from '@wl/contract/news';
import type { missionsNews } from '@wl/contract/news/missions';
import { askOverdue } from '../../app/api.ts';
import { receiveHud } from '../../app/hud/status.ts';
import { receiveWallet } from '../../app/hud/wallet.ts';
import type { NewsContext } from '../../app/realtime/news.ts';
import { missionsQuery, overviewQuery } from './api.ts';
import { celebrateAtStage, freshlyDone } from './completed.ts';
import { reconnected } from './realtime.ts';

/** Updates the progress of missions and errands in the query cache. */
export function takeProgress(
  { missions, itinerary }: NewsData<typeof missionsNews.progressed>,
  { client }: NewsContext,
): void {
  for (const city of new Set(missions.map((mission) => mission.city))) {
    client.setQueryData(missionsQuery(city).queryKey, (known) => {
      if (!known) return known;
      const data = known.data.map((shown) => missions.find(({ id }) => id === shown.id) ?? shown);
      const done = data.filter(({ state }) => state === 'done').length;
      return { data, meta: { ...known.meta, progress: { ...known.meta.progress, done } } };
    });
  }
  if (itinerary) {
    // Do not update an invalidated overview. An update would mark it as valid, although it may be for a city that the
    // member has left.
    if (!client.getQueryState(overviewQuery.queryKey)?.isInvalidated)
      client.setQueryData(overviewQuery.queryKey, (known) =>
        known ? { data: { ...known.data, itinerary } } : known,
      );
    void client.invalidateQueries({ queryKey: [errandFacts.path] });
  }
  if (missions.length > 0) void client.invalidateQueries({ queryKey: [missionFacts.path] });
  askOverdue(cityMissions.path, client);
  askOverdue(missionsOverview.path, client);
}

/** Updates the Coins balance and announces the completed mission or errand, without covering a game. */
export function takeCompleted(
  completed: NewsData<typeof missionsNews.completed>,
  context: NewsContext,
): void {
  reconnected(context);
  receiveWallet(completed.wallet);
  receiveHud(completed.hud);
  if (completed.mission) freshlyDone.add(completed.mission.id);
  if (location.pathname.startsWith('/play/')) celebrateAtStage(completed);
  else
    void import('./announce-completed.tsx').then(({ announceCompleted }) =>
      announceCompleted(completed, context.memberId),
    );
}

export function takeStamp(
  { city }: NewsData<typeof missionsNews.stamp_earned>,
  context: NewsContext,
): void {
  reconnected(context);
  freshlyDone.add(city);
  // Do not announce the stamp during play, because the strip above the game has already announced the mission that
  // earned it.
  if (location.pathname.startsWith('/play/')) return;
  void import('./announce-completed.tsx').then(({ announceStamp }) =>
    announceStamp(city, context.memberId),
  );
}
