import { journeyEvents } from '@wl/contract/events/journey';
import { walletEvents } from '@wl/contract/events/wallet';
import { journeyNews } from '@wl/contract/news/journey';
import { walletNews } from '@wl/contract/news/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isEvent, newEvent, type StoredEvent } from '../../platform/events/events.ts';
import { uuidOf } from '../../platform/ids.ts';
import { editionsUpTo } from '../editions/index.ts';
import { grantCoins, readWallet, recordEvents } from '../ledger/index.ts';
import { depositsCount } from './deposits-count.ts';
import { hudOf } from './hud.ts';
import { lockProgress, saveProgress } from './repository.ts';
import { judgeEvent } from './judge-event.ts';
import type { Gain, Progress } from './rules.ts';

/**
 * Books the experience from a batch of events and pays the rewards for the levels reached. Evaluates all events in
 * memory first. Then locks the wallets in order of member id, so that bets and batches cannot deadlock.
 */
export async function gainFromEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  const memberIds = [...new Set(events.map(({ memberId }) => memberId ?? []).flat())];
  if (memberIds.length === 0) return;
  const refunded = events.flatMap((event) =>
    isEvent(event, walletEvents.top_up_refunded) ? [event.data.top_up_id] : [],
  );
  const { progressByMember, newest } = await lockProgress(tx, memberIds, refunded);
  const shelf = await editionsUpTo(deps, tx, newest);
  const before = new Map(
    [...progressByMember].map(([memberId, progress]) => [memberId, textOf(progress)]),
  );
  const gains = new Map<string, Gain>();
  for (const event of events) {
    const progress = event.memberId && progressByMember.get(event.memberId);
    if (!progress || event.memberId === undefined) continue;
    const gain = judgeEvent(
      progress,
      event,
      !isEvent(event, walletEvents.top_up_credited) || (await depositsCount(deps, event.memberId)),
      // Use the rewards that applied when the event was stored, so that a rebuild from history gives the same result.
      shelf.at(event.tx).book.levelUpReward,
    );
    const sofar = gains.get(event.memberId) ?? { points: 0, steps: [] };
    gains.set(event.memberId, {
      points: sofar.points + gain.points,
      steps: [...sofar.steps, ...gain.steps],
    });
  }
  const ordered = [...gains].sort(([a], [b]) => (a < b ? -1 : 1));
  // Save only progress that has changed. Rounds played after the hourly limit has been reached do not change it.
  const changed = new Map(
    ordered.flatMap(([memberId]) => {
      const progress = progressByMember.get(memberId);
      return progress && textOf(progress) !== before.get(memberId)
        ? [[memberId, progress] as const]
        : [];
    }),
  );
  await saveProgress(tx, changed);
  const paid = await payLevels(deps, tx, ordered);
  for (const [memberId, { points, steps }] of ordered)
    await recordGain(deps, tx, memberId, { points, steps: steps.filter((step) => paid.has(step)) });
}

const textOf = ({ uses, deposits, ...rest }: Progress) =>
  JSON.stringify([rest, [...uses], [...deposits]]);

/**
 * Derives the operation id from the member and the level, so that each level is paid only once, even if the event
 * history is processed again.
 */
function levelOperation(memberId: string, level: number): string {
  return uuidOf(`journey.level:${memberId}:${level}`);
}

/**
 * Pays the rewards for all levels that the members of a batch have reached, with one statement and in order of member
 * id. A level that is lost and reached again is not paid again.
 * @returns the level steps that this call paid
 */
async function payLevels(
  deps: Deps,
  tx: Transaction,
  gains: readonly (readonly [memberId: string, Gain])[],
): Promise<Set<Gain['steps'][number]>> {
  const all = gains.flatMap(([memberId, gain]) => gain.steps.map((step) => ({ memberId, step })));
  const steps = all.map(({ memberId, step }) => ({
    ...step,
    memberId,
    operationId: levelOperation(memberId, step.level),
  }));
  const now = deps.clock.now();
  const paid = await grantCoins(tx, steps, now);
  await recordEvents(
    tx,
    steps
      .filter((_, place) => paid[place])
      .map(({ memberId, level, coins, skillPoints }) =>
        newEvent(journeyEvents.level_reached, {
          memberId,
          data: { level, coins, skill_points: skillPoints, at: now.toISOString() },
        }),
      ),
  );
  return new Set(all.filter((_, place) => paid[place]).map(({ step }) => step));
}

/** Publishes the new experience, the levels reached and the changed wallet to the member's windows after the commit. */
async function recordGain(deps: Deps, tx: Transaction, memberId: string, { points, steps }: Gain) {
  if (points === 0) return;
  const channel = `private-member.${memberId}`;
  if (!deps.realtime.mayReach(channel)) return;
  const hud = await hudOf(deps, memberId, tx);
  const wallet = steps.length > 0 ? await readWallet(tx, memberId) : undefined;
  tx.afterCommit(() => {
    deps.realtime.publish(channel, journeyNews.experience_gained, {
      hud,
      gained: Math.max(0, points),
    });
    for (const { level, coins } of steps)
      deps.realtime.publish(channel, journeyNews.level_reached, { hud, level, coins });
    if (wallet) deps.realtime.publish(channel, walletNews.changed, { wallet });
  });
}
