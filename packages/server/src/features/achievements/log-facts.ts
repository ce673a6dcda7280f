import { achievementsEvents } from '@wl/contract/events/achievements';
import { achievementsNews } from '@wl/contract/news/achievements';
import type { Book } from '@wl/world/editions/book';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newEvent, type StoredEvent } from '../../platform/events/events.ts';
import { lockWallets, recordEvents } from '../ledger/index.ts';
import { editionsUpTo } from '../editions/index.ts';
import { factOf } from './fact.ts';
import {
  saveBadges,
  saveLogbooks,
  saveRecords,
  findAchieved,
  type Achieved,
} from './repository.ts';
import { candidatesOf, earnedBadges, log, type BestRound, type Fact } from './rules.ts';
import { wireBadge } from './read-achievements.ts';

/** One member's achievements, with the changes that a batch of events makes to them. */
export interface Change {
  achieved: Achieved;
  isLogged: boolean;
  beaten: Map<BestRound['kind'], BestRound>;
  earned: { badge: string; at: Date }[];
}

export const noChange = (achieved: Achieved): Change => ({
  achieved,
  isLogged: false,
  beaten: new Map(),
  earned: [],
});

/**
 * Applies a batch of events to the members' logbooks in memory, then runs one statement per table. First locks the
 * wallets of members who earn a badge, because their badge events take an event number from the wallet row. Writes all
 * other rows in order of member id.
 */
export async function logEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  const memberIds = [...new Set(events.flatMap(({ memberId }) => memberId ?? []))].sort();
  if (memberIds.length === 0) return;
  const { achieved: known, newest } = await findAchieved(tx, memberIds);
  const shelf = await editionsUpTo(deps, tx, newest);
  const changes = new Map<string, Change>();
  for (const event of events) {
    const achieved = event.memberId === undefined ? undefined : known.get(event.memberId);
    const fact = factOf(event);
    if (!achieved || !fact || event.memberId === undefined) continue;
    const change = changes.get(event.memberId) ?? noChange(achieved);
    changes.set(event.memberId, change);
    // Evaluate each fact against the badges as defined when the fact was stored. A rebuild from history then gives the
    // same result.
    takeFact(change, fact, shelf.at(event.tx).book);
  }
  const ordered = memberIds.flatMap((memberId) => {
    const change = changes.get(memberId);
    return change ? [{ memberId, ...change }] : [];
  });
  // Lock the wallets first to prevent deadlocks: API calls lock the wallet before the member's row, and writing a row
  // that references a member also locks the member's row.
  await lockWallets(
    tx,
    ordered.flatMap(({ memberId, earned }) => (earned.length > 0 ? [memberId] : [])),
  );
  // Save the logbooks before the records, because a record references its member's logbook row. This row always exists,
  // because the round that sets a member's first record also adds a game to the logbook.
  await saveLogbooks(
    tx,
    ordered.flatMap(({ memberId, isLogged, achieved: { logbook } }) =>
      isLogged ? [{ memberId, logbook }] : [],
    ),
  );
  await saveRecords(
    tx,
    ordered.flatMap(({ memberId, beaten }) =>
      [...beaten.values()].map((best) => ({ memberId, best })),
    ),
  );
  await saveBadges(
    tx,
    ordered.flatMap(({ memberId, earned }) => earned.map((one) => ({ memberId, ...one }))),
  );
  await recordEvents(
    tx,
    ordered.flatMap(({ memberId, earned }) =>
      earned.map(({ badge, at }) =>
        newEvent(achievementsEvents.badge_earned, {
          memberId,
          data: { badge, at: at.toISOString() },
        }),
      ),
    ),
  );
  const { book } = shelf.newest();
  for (const { memberId, beaten, earned, achieved } of ordered) {
    if (beaten.size === 0 && earned.length === 0) continue;
    const wire = earned.flatMap(({ badge }) => wireBadge(badge, achieved, book) ?? []);
    tx.afterCommit(() =>
      deps.realtime.publish(`private-member.${memberId}`, achievementsNews.changed, {
        earned: wire,
      }),
    );
  }
}

/**
 * Adds one fact to a member's logbook, records and badges. Modifies `change`.
 * @param book the badges as defined at the time of that fact
 */
export function takeFact(change: Change, fact: Fact, book: Book): void {
  const { achieved, beaten, earned } = change;
  const isLogged = log(achieved.logbook, fact);
  change.isLogged ||= isLogged;
  if (fact.kind === 'round')
    for (const best of candidatesOf(fact.round, fact.at)) {
      // A value equal to the record does not replace it.
      if (best.value <= (achieved.records.get(best.kind)?.value ?? 0)) continue;
      achieved.records.set(best.kind, best);
      beaten.set(best.kind, best);
    }
  if (!isLogged) return;
  for (const { id } of earnedBadges(achieved.logbook, book.badges)) {
    if (achieved.badges.has(id)) continue;
    achieved.badges.set(id, fact.at);
    earned.push({ badge: id, at: fact.at });
  }
}
