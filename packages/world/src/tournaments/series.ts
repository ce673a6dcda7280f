import type { Texts } from '../languages.ts';
import type { PrizeBand, Scoring } from './tournament.ts';

/** Day of the week as returned by `Date.getUTCDay`: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Series of recurring tournaments. If a series changes, tournaments that are already published keep their terms. */
export interface Series {
  /** Permanent id. The id and the start time together identify one tournament. */
  id: string;
  name: Texts;
  /** Slug of the city whose postcard is shown on the tournament's event ticket. */
  city: string;
  scoring: Scoring;
  /** Stake in cents. Only rounds at exactly this stake count. */
  stakeCents: number;
  maxRounds: number;
  /** Slugs of the slots whose rounds count towards the tournament. */
  games: readonly string[];
  /** Entry price in Coins; 0 for free entry. */
  entryCoins: number;
  prizes: readonly PrizeBand[];
  days: readonly Weekday[];
  /** Start hour in UTC. */
  startHour: number;
  hours: number;
}

const DAILY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Prizes of the free daily tournaments: 150 Coins in total for the top ten ranks. */
const SMALL: readonly PrizeBand[] = [
  { from: 1, to: 1, coins: 40 },
  { from: 2, to: 2, coins: 25 },
  { from: 3, to: 3, coins: 15 },
  { from: 4, to: 10, coins: 10 },
];

/** Prizes of the daily tournaments with an entry price of 20 Coins: 300 Coins in total for the top ten ranks. */
const MIDDLE: readonly PrizeBand[] = [
  { from: 1, to: 1, coins: 80 },
  { from: 2, to: 2, coins: 50 },
  { from: 3, to: 3, coins: 30 },
  { from: 4, to: 10, coins: 20 },
];

/** Prizes of weekly tournaments on Mondays, Wednesdays and Thursdays: 600 Coins in total for the top twelve ranks. */
const LARGE: readonly PrizeBand[] = [
  { from: 1, to: 1, coins: 200 },
  { from: 2, to: 2, coins: 120 },
  { from: 3, to: 3, coins: 70 },
  { from: 4, to: 6, coins: 40 },
  { from: 7, to: 12, coins: 15 },
];

/**
 * Prizes of the weekly tournaments on Fridays, Saturdays and Sundays: 1,200 Coins in total for the top twenty ranks.
 */
const GRAND: readonly PrizeBand[] = [
  { from: 1, to: 1, coins: 350 },
  { from: 2, to: 2, coins: 200 },
  { from: 3, to: 3, coins: 130 },
  { from: 4, to: 6, coins: 70 },
  { from: 7, to: 10, coins: 40 },
  { from: 11, to: 20, coins: 15 },
];

/**
 * Ten tournament series, one per city: four with a six-hour tournament every day, which together cover all 24 hours,
 * and six with one tournament a week. The prize tables limit the total payout, regardless of how many members enter
 * (decision 0042).
 */
export const series: readonly Series[] = [
  {
    id: 'dawn-over-bondi',
    name: {
      en: 'Dawn over Bondi',
      es: 'Amanecer en Bondi',
      fr: 'L’aube sur Bondi',
      pt: 'Amanhecer em Bondi',
      tr: 'Bondi’de Şafak',
    },
    city: 'sydney',
    scoring: 'multiplier',
    stakeCents: 20,
    maxRounds: 50,
    games: ['bondi-breakers', 'harbour-betways', 'opera-cherries'],
    entryCoins: 0,
    prizes: SMALL,
    days: DAILY,
    startHour: 0,
    hours: 6,
  },
  {
    id: 'morning-fog',
    name: {
      en: 'Morning Fog',
      es: 'Niebla matinal',
      fr: 'Brume du matin',
      pt: 'Névoa da manhã',
      tr: 'Sabah Sisi',
    },
    city: 'london',
    scoring: 'wins',
    stakeCents: 40,
    maxRounds: 50,
    games: ['fog-and-crown', 'midnight-tube'],
    entryCoins: 20,
    prizes: MIDDLE,
    days: DAILY,
    startHour: 6,
    hours: 6,
  },
  {
    id: 'lamps-of-the-bazaar',
    name: {
      en: 'Lamps of the Bazaar',
      es: 'Las lámparas del bazar',
      fr: 'Les lampes du bazar',
      pt: 'Luminárias do bazar',
      tr: 'Çarşının Lambaları',
    },
    city: 'istanbul',
    scoring: 'multiplier',
    stakeCents: 20,
    maxRounds: 60,
    games: ['bazaar-of-lamps'],
    entryCoins: 0,
    prizes: SMALL,
    days: DAILY,
    startHour: 12,
    hours: 6,
  },
  {
    id: 'neon-rush',
    name: {
      en: 'Neon Rush',
      es: 'Fiebre de neón',
      fr: 'La ruée des néons',
      pt: 'Corrida de neon',
      tr: 'Neon Fırtınası',
    },
    city: 'tokyo',
    scoring: 'wins',
    stakeCents: 40,
    maxRounds: 60,
    games: ['neon-shibuya', 'ginza-lantern-fall', 'pachi-sevens'],
    entryCoins: 20,
    prizes: MIDDLE,
    days: DAILY,
    startHour: 18,
    hours: 6,
  },
  {
    id: 'mosaic-monday',
    name: {
      en: 'Mosaic Monday',
      es: 'Lunes de mosaicos',
      fr: 'Lundi mosaïque',
      pt: 'Segunda de mosaicos',
      tr: 'Mozaik Pazartesisi',
    },
    city: 'barcelona',
    scoring: 'turnover',
    stakeCents: 50,
    maxRounds: 80,
    games: ['opera-cherries', 'pachi-sevens', 'fremont-diamonds', 'lucky-black-cab'],
    entryCoins: 40,
    prizes: LARGE,
    days: [1],
    startHour: 17,
    hours: 5,
  },
  {
    id: 'sunset-at-waikiki',
    name: {
      en: 'Sunset at Waikiki',
      es: 'Atardecer en Waikiki',
      fr: 'Coucher de soleil à Waikiki',
      pt: 'Pôr do sol em Waikiki',
      tr: 'Waikiki’de Gün Batımı',
    },
    city: 'honolulu',
    scoring: 'wins',
    stakeCents: 100,
    maxRounds: 60,
    games: ['aloha-bloom', 'diamond-head-respin'],
    entryCoins: 50,
    prizes: LARGE,
    days: [3],
    startHour: 18,
    hours: 6,
  },
  {
    id: 'midnight-in-montmartre',
    name: {
      en: 'Midnight in Montmartre',
      es: 'Medianoche en Montmartre',
      fr: 'Minuit à Montmartre',
      pt: 'Meia-noite em Montmartre',
      tr: 'Montmartre’da Gece Yarısı',
    },
    city: 'paris',
    scoring: 'multiplier',
    stakeCents: 100,
    maxRounds: 60,
    games: ['minuit-boulevard'],
    entryCoins: 50,
    prizes: LARGE,
    days: [4],
    startHour: 18,
    hours: 6,
  },
  {
    id: 'desert-gold',
    name: {
      en: 'Desert Gold',
      es: 'Oro del desierto',
      fr: 'L’or du désert',
      pt: 'Ouro do deserto',
      tr: 'Çöl Altını',
    },
    city: 'las-vegas',
    scoring: 'multiplier',
    stakeCents: 100,
    maxRounds: 100,
    games: ['mojave-jackpot-tumble', 'fremont-diamonds'],
    entryCoins: 100,
    prizes: GRAND,
    days: [5],
    startHour: 18,
    hours: 8,
  },
  {
    id: 'carnival-parade',
    name: {
      en: 'Carnival Parade',
      es: 'Desfile de carnaval',
      fr: 'Le défilé du carnaval',
      pt: 'Desfile de carnaval',
      tr: 'Karnaval Geçidi',
    },
    city: 'rio-de-janeiro',
    scoring: 'multiplier',
    stakeCents: 100,
    maxRounds: 100,
    games: ['carnaval-cascade', 'mosaic-park'],
    entryCoins: 100,
    prizes: GRAND,
    days: [6],
    startHour: 16,
    hours: 8,
  },
  {
    id: 'lotus-regatta',
    name: {
      en: 'Lotus Regatta',
      es: 'Regata del loto',
      fr: 'La régate du lotus',
      pt: 'Regata do lótus',
      tr: 'Nilüfer Regatası',
    },
    city: 'macau',
    scoring: 'wins',
    stakeCents: 200,
    maxRounds: 60,
    games: ['lotus-tower'],
    entryCoins: 100,
    prizes: GRAND,
    days: [0],
    startHour: 12,
    hours: 8,
  },
];

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Single tournament in a series. The start time is inclusive, the end time exclusive. */
export interface Fixture {
  series: Series;
  startsAt: Date;
  endsAt: Date;
}

/** Returns all tournaments of the given series that end after `from` and start before `until`, sorted by start time. */
export function fixtures(from: Date, until: Date, all: readonly Series[] = series): Fixture[] {
  // Start one day before `from`, because a tournament that began on that day can still be running. No tournament lasts
  // longer than a day.
  const firstDay = Math.floor(from.getTime() / DAY_MS) * DAY_MS - DAY_MS;
  const found: Fixture[] = [];
  for (let day = firstDay; day < until.getTime(); day += DAY_MS)
    for (const one of all) {
      if (!one.days.some((weekday) => weekday === new Date(day).getUTCDay())) continue;
      const startsAt = new Date(day + one.startHour * HOUR_MS);
      const endsAt = new Date(startsAt.getTime() + one.hours * HOUR_MS);
      if (endsAt > from && startsAt < until) found.push({ series: one, startsAt, endsAt });
    }
  return found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
