import type { MissionCompleted, MissionsProgressed, StampEarned } from '@wl/contract/missions';
import { missionsNews } from '@wl/contract/news/missions';
import { walletNews } from '@wl/contract/news/wallet';
import type { Book } from '@wl/world/editions/book';
import type * as z from 'zod/mini';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hudOf } from '../journey/index.ts';
import { readWallet } from '../ledger/index.ts';
import type { Moved } from './count-facts.ts';
import { toErrand, toItinerary, toMission } from './present.ts';

/**
 * Publishes a member's mission progress, completed missions and earned stamps to the member's open windows after the
 * commit.
 */
export async function notifyMember(
  deps: Deps,
  tx: Transaction,
  moved: Moved,
  book: Book,
): Promise<void> {
  const { memberState, rewards } = moved;
  const { memberId } = memberState;
  const channel = `private-member.${memberId}`;
  if (!deps.realtime.mayReach(channel)) return;
  const progressed = progressOf(moved, book, deps.clock.now());
  const completed = await completedOf(deps, tx, moved, book);
  const stamps = rewards.flatMap((reward): z.infer<typeof StampEarned>[] =>
    reward.kind === 'stamp' ? [{ city: reward.city, at: reward.at }] : [],
  );
  tx.afterCommit(() => {
    if (progressed) deps.realtime.publish(channel, missionsNews.progressed, progressed);
    for (const one of completed) deps.realtime.publish(channel, missionsNews.completed, one);
    for (const stamp of stamps) deps.realtime.publish(channel, missionsNews.stamp_earned, stamp);
    const wallet = completed.at(-1)?.wallet;
    if (wallet) deps.realtime.publish(channel, walletNews.changed, { wallet });
  });
}

function progressOf({ memberState, missions, itinerary }: Moved, book: Book, now: Date) {
  const moved = [...missions].flatMap(([city, ids]) => {
    const all = book.missionsOf(city);
    return all
      .filter(({ id }) => ids.has(id))
      .flatMap((mission) => toMission(city, mission, all, memberState.cities.get(city)) ?? []);
  });
  if (moved.length === 0 && !itinerary) return undefined;
  const news: z.infer<typeof MissionsProgressed> = {
    missions: moved,
    itinerary: itinerary ? toItinerary(memberState.memberId, memberState.itinerary, now) : null,
  };
  return news;
}

async function completedOf(
  deps: Deps,
  tx: Transaction,
  { memberState, rewards }: Moved,
  book: Book,
): Promise<z.infer<typeof MissionCompleted>[]> {
  const paid = rewards.filter((reward) => reward.kind !== 'stamp');
  if (paid.length === 0) return [];
  const hud = await hudOf(deps, memberState.memberId, tx);
  const wallet = await readWallet(tx, memberState.memberId);
  return paid.map((reward) => {
    if (reward.kind === 'errand') {
      const { errand, at } = reward;
      const done = toErrand(errand, { progress: errand.cents, doneAt: at });
      return { mission: null, errand: done, coins: errand.coins, hud, wallet };
    }
    const { mission, city } = reward;
    const done = toMission(city, mission, book.missionsOf(city), memberState.cities.get(city));
    return { mission: done ?? null, errand: null, coins: mission.coins, hud, wallet };
  });
}
