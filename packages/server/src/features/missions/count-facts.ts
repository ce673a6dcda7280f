import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StoredEvent } from '../../platform/events/events.ts';
import { editionsUpTo, type Shelf } from '../editions/index.ts';
import { lockWallets } from '../ledger/index.ts';
import { judgeEvent } from './judge-event.ts';
import { payRewards } from './pay-rewards.ts';
import { addStays, findMemberStates, saveCities, saveMembers } from './repository.ts';
import type { Arrival, Reward, MemberState } from './rules.ts';
import { notifyMember } from './notify-member.ts';

/** Changes that a batch of events makes to one member's missions. */
export interface Moved {
  memberState: MemberState;
  isNew: boolean;
  /** Ids of missions that advanced, by city. */
  missions: Map<string, Set<string>>;
  itinerary: boolean;
  arrivals: Arrival[];
  rewards: Reward[];
}

/**
 * Counts a batch of events towards missions, in stream order per member, and pays the rewards of completed missions.
 * All changes are computed in memory and then written in one statement per table. Before writing, the wallets of
 * rewarded members are locked in order of member id, to prevent deadlocks with members' own calls.
 */
export async function countFacts(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  const memberIds = [...new Set(events.flatMap(({ memberId }) => memberId ?? []))].sort();
  if (memberIds.length === 0) return;
  const { memberStates, newest } = await findMemberStates(tx, memberIds);
  const shelf = await editionsUpTo(deps, tx, newest);
  const moved = new Map<string, Moved>();
  for (const event of events) countEvent(memberStates, moved, event, shelf);
  const changed = memberIds.flatMap((memberId) => moved.get(memberId) ?? []);
  // Lock the wallets before writing any row that references the member, because API calls lock the wallet first and
  // then the member's row.
  await lockWallets(
    tx,
    changed.flatMap(({ memberState: { memberId }, rewards }) =>
      rewards.length > 0 ? [memberId] : [],
    ),
  );
  await saveMembers(
    tx,
    changed
      .filter(({ isNew, itinerary, arrivals }) => isNew || itinerary || arrivals.length > 0)
      .map(({ memberState }) => memberState),
  );
  await saveCities(tx, changed.flatMap(citiesOf));
  await addStays(
    tx,
    changed.flatMap(({ memberState: { memberId }, arrivals }) =>
      arrivals.map((arrival) => ({ ...arrival, memberId })),
    ),
  );
  await payRewards(
    deps,
    tx,
    changed.flatMap(({ memberState: { memberId }, rewards }) =>
      rewards.map((reward) => ({ memberId, reward })),
    ),
  );
  for (const one of changed) await notifyMember(deps, tx, one, shelf.newest().book);
}

function countEvent(
  memberStates: Map<string, MemberState>,
  moved: Map<string, Moved>,
  event: StoredEvent,
  shelf: Shelf,
): void {
  const { memberId } = event;
  if (memberId === undefined) return;
  // Use the mission definitions that applied when the event was stored, so that a rebuild from history has the same
  // result.
  const judged = judgeEvent(memberStates.get(memberId), event, shelf.at(event.tx));
  if (!judged) return;
  const { memberState, isNew, city, effect, arrival } = judged;
  memberStates.set(memberId, memberState);
  if (effect.missions.length === 0 && !effect.itinerary && !arrival) return;
  const one = movedOf(moved, memberState);
  one.isNew ||= isNew;
  if (effect.missions.length > 0)
    one.missions.set(city, new Set([...(one.missions.get(city) ?? []), ...effect.missions]));
  one.itinerary ||= effect.itinerary;
  one.rewards.push(...effect.rewards);
  if (arrival) one.arrivals.push(arrival);
}

function movedOf(moved: Map<string, Moved>, memberState: MemberState): Moved {
  const found = moved.get(memberState.memberId);
  if (found) return found;
  const made: Moved = {
    memberState,
    isNew: false,
    missions: new Map(),
    itinerary: false,
    arrivals: [],
    rewards: [],
  };
  moved.set(memberState.memberId, made);
  return made;
}

function citiesOf({ memberState, missions }: Moved) {
  return [...missions.keys()].flatMap((city) => {
    const state = memberState.cities.get(city);
    return state ? { memberId: memberState.memberId, city, state } : [];
  });
}
