import { membersEvents } from '@wl/contract/events/members';
import { cityBySlug, homeCity } from '@wl/world/cities/index';
import { languages } from '@wl/world/languages';
import { isEvent, type StoredEvent } from '../../platform/events/events.ts';
import type { Held } from '../editions/index.ts';
import { factOf } from './facts.ts';
import { countFact, newMemberState, type Arrival, type Effect, type MemberState } from './rules.ts';

/** Result of applying one event to a member's missions. */
export interface Judged {
  memberState: MemberState;
  isNew: boolean;
  /** City in which the event counted towards missions. */
  city: string;
  effect: Effect;
  arrival: Arrival | undefined;
}

const nothing = (): Effect => ({ missions: [], itinerary: false, rewards: [] });

/**
 * Applies one event to the member's missions. Updates `memberState`, or returns a new state if the member's missions
 * start with this event. Returns undefined if missions ignore the event.
 * @param held the mission definitions at the time of the event
 */
export function judgeEvent(
  memberState: MemberState | undefined,
  event: StoredEvent,
  { book, editedAt }: Held,
): Judged | undefined {
  const { memberId } = event;
  if (memberId === undefined) return undefined;
  const at = { tx: event.tx, id: event.id };
  const city = firstCity(event);
  if (city !== undefined) {
    if (memberState) return undefined;
    const begun = newMemberState(memberId, city);
    return { memberState: begun, isNew: true, city, effect: nothing(), arrival: { city, at } };
  }
  const fact = memberState && factOf(event);
  if (!fact) return undefined;
  // Ignore an arrival in a city that no longer exists, so that the member's location does not change.
  if (fact.kind === 'arrival' && !cityBySlug(fact.to)) return undefined;
  const { city: here } = memberState;
  const effect = countFact(memberState, fact, book.missionsOf, editedAt);
  const arrival = fact.kind === 'arrival' ? { city: fact.to, at } : undefined;
  return { memberState, isNew: false, city: here, effect, arrival };
}

/**
 * Returns the city in which an event starts a member's missions, or undefined if it does not start them. Missions start
 * at registration or, if the e-mail address must be confirmed, at the confirmation.
 */
function firstCity(event: StoredEvent): string | undefined {
  if (isEvent(event, membersEvents.email_confirmed)) return cityBySlug(event.data.city ?? '')?.slug;
  const isConfirmedLater =
    isEvent(event, membersEvents.registered) && event.data.awaits_confirmation === true;
  return isConfirmedLater ? undefined : registeredCity(event);
}

/**
 * Returns the city in which a member registered: the home city of the registration language (decisions §3). Returns
 * undefined if the event is not a registration.
 */
export function registeredCity(event: StoredEvent): string | undefined {
  if (!isEvent(event, membersEvents.registered)) return undefined;
  const known = languages.find((one) => one === event.data.language);
  return homeCity(known ?? 'en').slug;
}
