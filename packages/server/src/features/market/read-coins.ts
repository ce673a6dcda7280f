import type { ReplyOf } from '@wl/contract/call';
import type { coinsEconomy } from '@wl/contract/market';
import { cities } from '@wl/world/cities/index';
import type { Book } from '@wl/world/editions/book';
import { bags } from '@wl/world/casino/bags';
import { fareCoins } from '@wl/world/casino/fares';
import { errandsOf, weeklyErrandOf } from '@wl/world/casino/itinerary';
import { LEVEL_TABLE_ROWS } from '@wl/world/casino/levels';
import { START_COINS } from '@wl/world/casino/limits';
import type { Deps } from '../../platform/deps.ts';
import { knownEditions } from '../editions/index.ts';
import { coinsOfTournaments } from '../tournaments/index.ts';
import { currentEditions, type Edition } from './editions.ts';

type Economy = ReplyOf<typeof coinsEconomy>['data'];
type Price = Economy['prices'][number];

/**
 * Returns the ways to earn Coins on the current day, and the current prices in Coins. For edited items, the result also
 * contains the time from which the current edition applies.
 */
export async function readCoins(deps: Deps): Promise<Economy> {
  const editions = (await currentEditions(deps.db)).filter(({ onSale }) => onSale);
  const { book } = knownEditions(deps).newest();
  const { prizes, entries } = await coinsOfTournaments(deps.db);
  const today = deps.clock.now().toISOString().slice(0, 10);
  return {
    sources: [
      { source: 'start', ...rangeOf([START_COINS]) },
      { source: 'mission', ...rangeOf(missionCoins(book)) },
      { source: 'itinerary', ...rangeOf(errandCoins(today)) },
      { source: 'itinerary_week', ...rangeOf([weeklyErrandOf(today).coins]) },
      { source: 'level', ...rangeOf(levelCoins(book)) },
      { source: 'tournament', ...rangeOf(prizes) },
    ],
    prices: [
      ...editions.map(itemPrice),
      ...bags.filter(({ priceCoins }) => priceCoins > 0).map(bagPrice),
      openPrice('trip', rangeOf(fares())),
      openPrice('tournament_entry', rangeOf(entries)),
    ],
  };
}

/**
 * Returns the smallest and the largest of the given amounts of Coins.
 * @param coins at least one amount
 */
function rangeOf(coins: readonly number[]): { least: number; most: number } {
  return { least: Math.min(...coins), most: Math.max(...coins) };
}

const missionCoins = (book: Book) =>
  cities
    .flatMap(({ slug }) => book.missionsOf(slug))
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ coins }) => coins);

/** Returns the Coins paid for each of a day's errands. The amounts are the same for all members. */
const errandCoins = (day: string) => errandsOf('', day, '').map(({ coins }) => coins);

/**
 * Returns the Coins paid for each step in the level-up table: from level 1 to level 2, from level 2 to level 3, and so
 * on.
 */
const levelCoins = (book: Book) =>
  Array.from({ length: LEVEL_TABLE_ROWS - 1 }, (_, at) => book.levelUpReward(at + 1).coins);

const fares = () =>
  cities.flatMap((from) => cities.filter((to) => to !== from).map((to) => fareCoins(from, to)));

function itemPrice({ slug, terms, priceCoins, version, since }: Edition): Price {
  return {
    slug,
    kind: terms.kind,
    name: null,
    terms,
    price: priceCoins,
    most: null,
    version,
    since: since?.toISOString() ?? null,
  };
}

/** Fields shared by all prices without terms and editions, such as bag prices. */
const unedited = { terms: null, version: 1, since: null };

function bagPrice({ id, name, priceCoins }: (typeof bags)[number]): Price {
  return { slug: id, kind: 'bag', name, price: priceCoins, most: null, ...unedited };
}

/** Returns the list entry for a price that varies between two limits, such as the fare of a trip. */
function openPrice(
  kind: 'trip' | 'tournament_entry',
  { least, most }: { least: number; most: number },
): Price {
  return { slug: kind, kind, name: null, price: least, most, ...unedited };
}
