/** Functions that return the topic of an event and the part of its data that clerks see. */
import type { ReplayStep, ReplayTopic } from '@wl/contract/office/journey-replay';
import type { StoredEvent } from '../../platform/events/events.ts';

const byFeature: Readonly<Record<string, ReplayTopic>> = {
  wagers: 'play',
  wallet: 'money',
  travel: 'travel',
  missions: 'missions',
  playlists: 'missions',
  ratings: 'missions',
  fairness: 'missions',
  journey: 'levels',
  achievements: 'levels',
  market: 'items',
  bag: 'items',
  campaigns: 'items',
  tournaments: 'items',
  passport: 'passport',
  details: 'passport',
};

/** Returns the topic of an event type, based on the feature named in the type's prefix. */
export const topicOf = (type: string): ReplayTopic =>
  byFeature[type.slice(0, type.indexOf('.'))] ?? 'account';

/** Fields of event data that are shown to clerks. All other fields are hidden. */
const replayedEvents: readonly string[] = [
  'amount_cents',
  'badge',
  'bonus_stake_cents',
  'cash_out_id',
  'city',
  'coins',
  'document_id',
  'end',
  'errand',
  'exclusion_id',
  'experience',
  'from',
  'game',
  'guide',
  'how',
  'item_id',
  'kind',
  'length',
  'level',
  'mission',
  'payout_cents',
  'period',
  'playlist_id',
  'price_coins',
  'purchase_id',
  'round_id',
  'skill',
  'skill_points',
  'slug',
  'source',
  'stake_cents',
  'to',
  'top_up_id',
  'trip_id',
];

/**
 * Map from the field names that clerks see to the field names in wager events. Clerks see a casino wager as a round of
 * a game.
 */
const wagerFields: Readonly<Record<string, string>> = { game: 'title', round_id: 'wager_id' };

export function factsOf({ data }: StoredEvent): ReplayStep['facts'] {
  const facts: ReplayStep['facts'] = {};
  for (const name of replayedEvents) {
    const fields = data as Record<string, unknown>;
    const value = fields[name] ?? fields[wagerFields[name] ?? ''];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      facts[name] = value;
  }
  return facts;
}
