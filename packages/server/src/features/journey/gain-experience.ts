import { createHash } from 'node:crypto';
import { gameBySlug } from '@wl/games/catalogue/index';
import { contributionCents } from '@wl/world/house/contribution';
import { resolveProfile } from '@wl/world/house/jurisdictions';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import type { StoredEvent } from '../../platform/events.ts';
import { post, readWallet, recordEvent } from '../ledger/index.ts';
import { memberState } from '../members/index.ts';
import { hudOf } from './hud.ts';
import { lockStandings, saveStanding } from './repository.ts';
import {
  awaitDeposit,
  countRound,
  gainExperience,
  takeBackDeposit,
  type Gain,
  type Standing,
} from './rules.ts';

export const experienceEvents = [
  'members.signed_in',
  'play.round_settled',
  'wallet.top_up_credited',
  'wallet.top_up_refunded',
] as const;

const NOTHING: Gain = { points: 0, steps: [] };

/**
 * Books the experience of a batch of events and pays the levels it fills. Everything is judged in memory first; wallets are
 * touched last and in the order of their ids, so that no bet waits for a batch, nor a batch for a bet in a ring.
 */
export async function gainFromEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  const memberIds = [...new Set(events.map(({ memberId }) => memberId ?? []).flat())];
  if (memberIds.length === 0) return;
  const refunded = events
    .filter(({ type }) => type === 'wallet.top_up_refunded')
    .map(({ data }) => String(data['top_up_id']));
  const standings = await lockStandings(tx, memberIds, refunded);
  const before = new Map(
    [...standings].map(([memberId, standing]) => [memberId, textOf(standing)]),
  );
  const gains = new Map<string, Gain>();
  for (const event of events) {
    const standing = event.memberId && standings.get(event.memberId);
    if (!standing || event.memberId === undefined) continue;
    const gain = await judge(deps, standing, event.memberId, event);
    const sofar = gains.get(event.memberId) ?? NOTHING;
    gains.set(event.memberId, {
      points: sofar.points + gain.points,
      steps: [...sofar.steps, ...gain.steps],
    });
  }
  const ordered = [...gains].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [memberId] of ordered) {
    const standing = standings.get(memberId);
    // Most rounds are above the hour's limit and change nothing.
    if (standing && textOf(standing) !== before.get(memberId))
      await saveStanding(tx, memberId, standing);
  }
  for (const [memberId, gain] of ordered) await payLevels(deps, tx, memberId, gain);
  for (const [memberId, gain] of ordered) await tell(deps, tx, memberId, gain);
}

const textOf = ({ uses, deposits, ...rest }: Standing) =>
  JSON.stringify([rest, [...uses], [...deposits]]);

/** What one event means for its member. Facts carry their own time where they know it; handling may come later. */
async function judge(
  deps: Deps,
  standing: Standing,
  memberId: string,
  { type, data, createdAt }: StoredEvent,
): Promise<Gain> {
  const at = typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;
  const topUpId = String(data['top_up_id']);
  switch (type) {
    case 'members.signed_in':
      return gainExperience(standing, 'login', at);
    case 'play.round_settled': {
      const cashStakeCents = Number(data['stake_cents']) - Number(data['bonus_stake_cents'] ?? 0);
      const category = gameBySlug(String(data['game']))?.category;
      return countRound(standing, {
        cashStakeCents,
        contributionCents: contributionCents(cashStakeCents, category),
        at,
      });
    }
    case 'wallet.top_up_credited':
      if (await depositsCount(deps, memberId))
        awaitDeposit(standing, { topUpId, amountCents: Number(data['amount_cents']), at });
      return NOTHING;
    case 'wallet.top_up_refunded': {
      const deposit = standing.deposits.get(topUpId);
      if (deposit) takeBackDeposit(standing, deposit);
      return NOTHING;
    }
    default:
      return NOTHING;
  }
}

/** Profile `strict` rewards no deposits (decisions §8). An event has no address, so the residence decides. */
async function depositsCount(deps: Deps, memberId: string): Promise<boolean> {
  const country = (await memberState(deps, memberId))?.country ?? null;
  return resolveProfile(country, { kind: 'private' }, deps.config.defaultProfile).depositExperience;
}

/** The same for the same level of the same member: a level pays once, also when history is read again. */
function levelOperation(memberId: string, level: number): string {
  const hex = createHash('sha256').update(`journey.level:${memberId}:${level}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function payLevels(deps: Deps, tx: Transaction, memberId: string, { steps }: Gain) {
  for (const { level, coins, skillPoints } of steps) {
    const { repeated } = await post(tx, {
      memberId,
      operationId: levelOperation(memberId, level),
      kind: 'coins_granted',
      transfers: [{ debit: 'coinsIssued', credit: 'coins', amount: coins }],
      at: deps.clock.now(),
    });
    if (!repeated)
      await recordEvent(tx, {
        memberId,
        type: 'journey.level_reached',
        data: { level, coins, skill_points: skillPoints },
      });
  }
}

/** After the commit the member's windows hear of it: the ring moves, a level is celebrated, Coins are there. */
async function tell(deps: Deps, tx: Transaction, memberId: string, { points, steps }: Gain) {
  if (points === 0) return;
  const channel = `private-member.${memberId}`;
  const hud = await hudOf(deps, memberId, tx);
  const wallet = steps.length > 0 ? await readWallet(tx, memberId) : undefined;
  tx.afterCommit(() => {
    deps.realtime.publish(channel, 'journey.experience_gained', { hud, gained: points });
    for (const { level, coins } of steps)
      deps.realtime.publish(channel, 'journey.level_reached', { hud, level, coins });
    if (wallet) deps.realtime.publish(channel, 'wallet.changed', { wallet });
  });
}
