import { gameBySlug } from '@wl/games/catalogue/index';
import { contributionCents } from '@wl/world/casino/contribution';
import { isBreak, type PauseLength } from '@wl/world/casino/exclusions';
import type { MissionAction } from '@wl/world/mission';
import type { StoredEvent } from '../../platform/events.ts';
import type { Fact } from './rules.ts';

type Data = Record<string, unknown>;
type ActionFact = Pick<Fact & { kind: 'action' }, 'action' | 'key' | 'ref' | 'game'>;

const text = (data: Data, name: string) => String(data[name]);

/**
 * Functions that return the fact about a member's action outside the games, by event type. Each action has a key, and
 * actions with equal keys count only once. If the action costs something or cannot be undone, the key identifies the
 * affected object. If it can be undone and repeated, the key is the UTC day (decision 39).
 */
const actionEvents: Readonly<Record<string, (data: Data, day: string) => ActionFact | undefined>> =
  {
    'playlists.created': (data, day) => action('playlist_made', day, text(data, 'playlist_id')),
    'ratings.game_rated': (data) => ({
      ...action('game_rated', text(data, 'game'), text(data, 'game')),
      game: text(data, 'game'),
    }),
    'missions.guide_read': (data) =>
      action('how_to_read', text(data, 'guide'), text(data, 'guide')),
    'missions.proof_checked': (data) =>
      action('proof_checked', text(data, 'round_id'), text(data, 'round_id')),
    'fairness.client_seed_chosen': (data, day) =>
      action('client_seed_chosen', day, text(data, 'seed_pair_id')),
    'limits.deposit_limit_set': (data) =>
      action('deposit_limit_set', text(data, 'period'), text(data, 'period')),
    'exclusions.begun': (data) =>
      isBreak(text(data, 'length') as PauseLength) && data['by_house'] !== true
        ? action('break_taken', text(data, 'exclusion_id'), text(data, 'exclusion_id'))
        : undefined,
    'market.item_purchased': (data) =>
      action('item_purchased', text(data, 'purchase_id'), text(data, 'purchase_id')),
    'bag.item_activated': (data) =>
      action('item_activated', text(data, 'item_id'), text(data, 'item_id')),
  };

function action(name: MissionAction, key: string, ref: string): ActionFact {
  return { action: name, key, ref };
}

/**
 * Event types that start a member's missions: the confirmation of the e-mail address, or an older registration that
 * needed no confirmation.
 */
export const REGISTERED = 'members.registered';
export const CONFIRMED = 'members.email_confirmed';

/** Event types that the missions feature processes. */
export const missionEvents: readonly string[] = [
  REGISTERED,
  CONFIRMED,
  'play.round_settled',
  'travel.arrived',
  ...Object.keys(actionEvents),
];

/** Returns the time of the fact: from the event's data if present, otherwise the time when the event was stored. */
function timeOf({ data, createdAt }: StoredEvent): Date {
  return typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;
}

/** Returns the fact reported by an event; undefined if missions ignore the event. */
export function factOf(event: StoredEvent): Fact | undefined {
  const { type, data } = event;
  const at = timeOf(event);
  const common = { at, position: { tx: event.tx, id: event.id } };
  if (type === 'play.round_settled') return roundOf(data, common);
  if (type === 'travel.arrived')
    return { ...common, kind: 'arrival', ref: text(data, 'trip_id'), to: text(data, 'to') };
  const found = actionEvents[type]?.(data, at.toISOString().slice(0, 10));
  return found && { ...common, kind: 'action', ...found };
}

/** Returns the fact reported by a settled round. Bonus money and stakes covered by a bag item do not count. */
function roundOf(data: Data, common: Pick<Fact, 'at' | 'position'>): Fact | undefined {
  const game = gameBySlug(text(data, 'game'));
  if (!game) return undefined;
  const cashStakeCents =
    data['item_id'] === undefined
      ? Number(data['stake_cents']) - Number(data['bonus_stake_cents'] ?? 0)
      : 0;
  return {
    ...common,
    kind: 'round',
    ref: text(data, 'round_id'),
    cashStakeCents,
    contributionCents: contributionCents(cashStakeCents, game.category),
    game,
  };
}
