import type { Notification, NotificationAdded } from '@wl/contract/notifications';
import { rulesOf } from '@wl/world/notifications/kinds';
import type { Transaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StoredEvent } from '../../platform/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type Summand, summed, uncounted } from './add-up.ts';
import { sendLetter } from './letters.ts';
import {
  addSums,
  bellsOf,
  type BellRow,
  insertNew,
  type NewRow,
  type NotificationRow,
} from './repository.ts';
import { ringBells } from './ring-bells.ts';
import { addsUp, keptSince, type Notice, noticeOf } from './rules.ts';
import { type Sight, sightOf } from './who-may-see.ts';

/** More at once are not said one by one: the bell alone tells of them. */
const MOST_SAID = 5;

/** Tells members what a batch of events means for them, in the transaction that moves the subscriber on: once. */
export function tellEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  return tell(
    deps,
    tx,
    events.flatMap((event) => noticeOf(event) ?? []),
  );
}

/**
 * Writes notices into the centres of their members; one that was told before stays as it is. What is older than the centre keeps is not
 * told: its key may be forgotten. Letters go with the commit, windows hear of it after. Bells are locked first, in the order of the
 * members' ids; a closed account is told nothing.
 */
export async function tell(deps: Deps, tx: Transaction, notices: readonly Notice[]): Promise<void> {
  const since = keptSince(deps.clock.now());
  const kept = notices.filter(({ at }) => at >= since);
  const sights = await sightsOf(deps, kept);
  const fit = kept.filter(
    ({ kind, memberId }) => !rulesOf(kind).invites || sights.get(memberId)?.mayInvite,
  );
  if (fit.length === 0) return;
  const bells = await ringBells(
    tx,
    fit.map(({ memberId }) => memberId),
  );
  const heard = fit.filter(({ memberId }) => bells.has(memberId));
  const rowOf = newRowOf(bells);
  const sums = summed(await uncounted(tx, heard.filter(isSummand)));
  const added = [
    ...(await insertNew(tx, heard.filter((notice) => !addsUp(notice)).map(rowOf))),
    ...(await addSums(
      tx,
      sums.map((sum) => ({ ...rowOf(sum), counted: sum.position })),
    )),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const row of added) await sendLetter(deps, tx, row, bells.get(row.member_id));
  await publish(deps, tx, added, { bells, sights });
}

const isSummand = (notice: Notice): notice is Summand =>
  addsUp(notice) && notice.position !== undefined;

async function sightsOf(deps: Deps, notices: readonly Notice[]): Promise<Map<string, Sight>> {
  const sights = new Map<string, Sight>();
  for (const { memberId } of notices)
    if (!sights.has(memberId)) sights.set(memberId, await sightOf(deps, memberId));
  return sights;
}

const newRowOf =
  (bells: ReadonlyMap<string, BellRow>) =>
  ({ memberId, key, kind, facts, at }: Notice): NewRow => ({
    id: uuidv7(),
    member_id: memberId,
    key,
    kind,
    data: facts,
    at,
    rung: bells.get(memberId)?.version ?? 0,
  });

/** A notification as its member sees it. What `rules.ts` wrote is what the contract tells: the answer's schema holds it to that. */
export const wireOf = ({ id, kind, data, at, read_at }: NotificationRow): Notification =>
  ({ id, kind, at: at.toISOString(), read: read_at !== null, ...data }) as Notification;

async function publish(
  deps: Deps,
  tx: Transaction,
  added: readonly NotificationRow[],
  known: { bells: Map<string, BellRow>; sights: Map<string, Sight> },
): Promise<void> {
  const channelOf = (memberId: string) => `private-member.${memberId}`;
  const listening = [...new Set(added.map(({ member_id }) => member_id))].filter((memberId) =>
    deps.realtime.mayReach(channelOf(memberId)),
  );
  if (listening.length === 0) return;
  const shown = await bellsOf(
    tx,
    listening.map((memberId) => ({ memberId, kinds: known.sights.get(memberId)?.kinds ?? [] })),
  );
  for (const memberId of listening) {
    const bell = shown.get(memberId) ?? { unread: 0, version: 0 };
    const sight = known.sights.get(memberId);
    const quiet = known.bells.get(memberId)?.quiet ?? [];
    const news = added.filter(
      ({ member_id, kind }) => member_id === memberId && sight?.kinds.includes(kind),
    );
    tx.afterCommit(() => {
      if (news.length > MOST_SAID)
        deps.realtime.publish(channelOf(memberId), 'notifications.changed', bell);
      else
        for (const row of news) {
          const { toast, group } = rulesOf(row.kind);
          const told: NotificationAdded = {
            notification: wireOf(row),
            toast: toast && !quiet.includes(group),
            ...bell,
          };
          deps.realtime.publish(channelOf(memberId), 'notifications.added', told);
        }
    });
  }
}
