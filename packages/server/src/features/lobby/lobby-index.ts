import {
  availabilities,
  featureNames,
  type Availability,
  type Band,
  type Facets,
  type FeatureName,
  type GameTile,
} from '@wl/contract/lobby';
import {
  addAll,
  bitsWhere,
  countBits,
  countCommon,
  keepCommon,
  noBits,
  placesOf,
  removeBit,
  type Bits,
} from './bits.ts';
import type { SwitchedTitles } from '../titles/index.ts';
import { categoryIds, type CategoryId } from '@wl/world/casino/categories';
import { NameIndex } from './name-index.ts';
import { RankedValues } from './ranked-values.ts';
import { bands, featureIcons, ranges, subCategoryId, type Query, type RangeName } from './rules.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** State that changes at run time. Each change replaces `switched` or `ratings`, so comparing references detects it. */
export interface Changing {
  /** Games that are closed, games that do not accept bonus money, and games without free play. */
  switched: SwitchedTitles;
  /** Mean rating by slug, in stars from 1 to 5; games without ratings are omitted. */
  ratings: ReadonlyMap<string, { average: number }>;
}

/** Sets of games that are recomputed when the run-time state changes. `of` is the state on which they are based. */
interface Moving {
  of: Changing;
  /** Games that are not switched off. */
  visible: Bits;
  open: Bits;
  demo: Bits;
  bonusMoney: Bits;
  /** Games by minimum number of stars: each set contains the games whose mean rating is at least that number. */
  rated: Map<number, Bits>;
}

export interface Found {
  total: number;
  data: GameTile[];
  facets?: Facets;
}

/** Active filter, with the set of games that match it. */
interface Narrowing {
  filter: string;
  bits: Bits;
}

/**
 * Search index of one jurisdiction's games, with one set of games per filter value. Searches and their counts need only
 * a few intersections of these sets. With 100,000 games, a set takes 12 KB.
 */
export class LobbyIndex {
  private readonly tiles: readonly GameTile[];
  private readonly order: readonly CategoryId[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly names: NameIndex;
  private readonly categories: Map<string, Bits>;
  private readonly subCategories: Map<string, Bits>;
  private readonly cities: Map<string, Bits>;
  private readonly studios: Map<string, Bits>;
  private readonly features: Map<FeatureName, Bits>;
  private readonly demo: Bits;
  private readonly bonusMoney: Bits;
  private readonly values: Record<RangeName, RankedValues>;
  private readonly bands: Record<RangeName, { from: number; to: number; bits: Bits }[]>;
  private moving: Moving | undefined;

  /**
   * Creates the search index for a jurisdiction.
   * @param tiles the tiles of all games in lobby order, all marked as open
   * @param order all categories, in the order in which their counts are returned
   */
  constructor(tiles: readonly GameTile[], order: readonly CategoryId[] = categoryIds) {
    this.tiles = tiles;
    this.order = order;
    this.places = new Map(tiles.map(({ slug }, place) => [slug, place]));
    this.names = new NameIndex(tiles.map(({ name }) => name));
    this.categories = this.group(({ category }) => category);
    this.subCategories = this.group(({ category, city }) => subCategoryId(category, city));
    this.cities = this.group(({ city }) => city);
    this.studios = this.group(({ studio }) => studio);
    // Omit features that no game has in this jurisdiction.
    this.features = new Map(
      featureNames
        .map((name) => [name, this.where(({ features }) => features.includes(name))] as const)
        .filter(([, bits]) => countBits(bits) > 0),
    );
    this.demo = this.where(({ free_play }) => free_play);
    this.bonusMoney = this.where(({ bonus_money }) => bonus_money);
    const names = Object.keys(ranges) as RangeName[];
    const each = <T>(make: (name: RangeName) => T) =>
      Object.fromEntries(names.map((name) => [name, make(name)])) as Record<RangeName, T>;
    this.values = each((name) => new RankedValues(Float64Array.from(tiles, ranges[name].valueOf)));
    this.bands = each((name) =>
      bands[name].map(([from, to]) => ({ from, to, bits: this.inRange(name, [from, to]) })),
    );
  }

  /**
   * Returns a page of the games that pass all active filters.
   * @param page number of the page; the first page is 1
   */
  search(query: Query, page: number, changing: Changing): Found {
    const moving = this.follow(changing);
    const { closed, noBonusMoney, noFreePlay } = changing.switched;
    const narrowings = this.narrowingsOf(query, moving);
    const found = this.common(narrowings, moving);
    return {
      total: countBits(found),
      data: placesOf(found, (page - 1) * query.limit, query.limit).map((place) => {
        const tile = this.tiles[place]!;
        return {
          ...tile,
          bonus_money: tile.bonus_money && !noBonusMoney.has(tile.slug),
          free_play: tile.free_play && !noFreePlay.has(tile.slug),
          state: closed.has(tile.slug) ? 'maintenance' : 'open',
          rating: changing.ratings.get(tile.slug)?.average ?? null,
        };
      }),
      ...(query.counts ? { facets: this.facetsOf(query, narrowings, found, moving) } : {}),
    };
  }

  private where(has: (tile: GameTile) => boolean): Bits {
    return bitsWhere(this.tiles.length, (place) => has(this.tiles[place]!));
  }

  /** Returns, for each value of a property, the set of games that have this value. */
  private group(valueOf: (tile: GameTile) => string): Map<string, Bits> {
    const sets = new Map<string, Bits>();
    for (const [place, tile] of this.tiles.entries()) {
      const value = valueOf(tile);
      let bits = sets.get(value);
      if (!bits) sets.set(value, (bits = noBits(this.tiles.length)));
      bits[place >> 5]! |= 1 << (place & 31);
    }
    return sets;
  }

  /**
   * Returns the games whose value for the filter `name` is within the range. If the range reaches the upper end of an
   * open-ended filter, higher values are included too.
   */
  private inRange(name: RangeName, [from, to]: readonly [number, number]): Bits {
    const { openEnd = Number.POSITIVE_INFINITY } = ranges[name];
    return this.values[name].between(from, to >= openEnd ? Number.POSITIVE_INFINITY : to);
  }

  private follow(changing: Changing): Moving {
    const { switched, ratings } = changing;
    if (this.moving?.of.switched === switched && this.moving.of.ratings === ratings)
      return this.moving;
    const stateAt = (place: number) => switched.closed.get(this.tiles[place]!.slug);
    const count = this.tiles.length;
    const stars = new Float64Array(count);
    for (const [slug, { average }] of ratings) {
      const place = this.places.get(slug);
      if (place !== undefined) stars[place] = average;
    }
    this.moving = {
      of: changing,
      visible: bitsWhere(count, (place) => stateAt(place) !== 'off'),
      open: bitsWhere(count, (place) => stateAt(place) === undefined),
      demo: this.without(this.demo, switched.noFreePlay),
      bonusMoney: this.without(this.bonusMoney, switched.noBonusMoney),
      rated: new Map(
        RATINGS.map((least) => [least, bitsWhere(count, (place) => stars[place]! >= least)]),
      ),
    };
    return this.moving;
  }

  /** Returns a copy of the set without the given games. */
  private without(bits: Bits, slugs: ReadonlySet<string>): Bits {
    const rest = bits.slice();
    for (const slug of slugs) {
      const place = this.places.get(slug);
      if (place !== undefined) removeBit(rest, place);
    }
    return rest;
  }

  /** Returns the union of the named sets. Unknown names are ignored. */
  private union(parts: readonly [Map<string, Bits>, readonly string[]][]): Bits {
    const all = noBits(this.tiles.length);
    for (const [sets, names] of parts)
      for (const name of names) {
        const bits = sets.get(name);
        if (bits) addAll(all, bits);
      }
    return all;
  }

  private availabilityOf(name: Availability, moving: Moving): Bits {
    const { open, visible, demo, bonusMoney } = moving;
    return { now: open, here: visible, demo, bonus_money: bonusMoney }[name];
  }

  private narrowingsOf(query: Query, moving: Moving): Narrowing[] {
    const set: Narrowing[] = [];
    const name = this.names.find(query.game_name);
    if (name) set.push({ filter: 'name', bits: name });
    if (query.category_id.length + query.sub_category_id.length > 0)
      set.push({
        filter: 'places',
        bits: this.union([
          [this.categories, query.category_id],
          [this.subCategories, query.sub_category_id],
          [this.cities, query.sub_category_id],
        ]),
      });
    if (query.studio.length > 0)
      set.push({ filter: 'studio', bits: this.union([[this.studios, query.studio]]) });
    for (const feature of wantedFeatures(query))
      set.push({
        filter: feature,
        bits: this.features.get(feature) ?? noBits(this.tiles.length),
      });
    for (const availability of query.availability)
      set.push({
        filter: `availability ${availability}`,
        bits: this.availabilityOf(availability, moving),
      });
    if (query.rating !== undefined)
      set.push({ filter: 'rating', bits: moving.rated.get(query.rating)! });
    for (const range of Object.keys(ranges) as RangeName[]) {
      const wanted = query[ranges[range].key];
      if (wanted) set.push({ filter: range, bits: this.inRange(range, wanted) });
    }
    return set;
  }

  /** Returns the visible games that pass all of the given filters. */
  private common(narrowings: readonly Narrowing[], { visible }: Moving): Bits {
    const found = visible.slice();
    for (const { bits } of narrowings) keepCommon(found, bits);
    return found;
  }

  private facetsOf(query: Query, set: readonly Narrowing[], found: Bits, moving: Moving): Facets {
    /** Returns the games that pass all active filters except `filter`. If `filter` is not active, returns `found`. */
    const without = (filter: string) =>
      set.some((one) => one.filter === filter)
        ? this.common(
            set.filter((one) => one.filter !== filter),
            moving,
          )
        : found;
    const bandsOf = (range: RangeName): Band[] => {
      const among = without(range);
      return this.bands[range].map(({ from, to, bits }) => ({
        from,
        to,
        game_count: countCommon(among, bits),
      }));
    };
    const wanted = wantedFeatures(query);
    const [inPlaces, inStudios, inRatings] = [
      without('places'),
      without('studio'),
      without('rating'),
    ];
    return {
      categories: this.order.map((id) => ({
        id,
        game_count: countCommon(inPlaces, this.categories.get(id) ?? noBits(this.tiles.length)),
        sub_categories: this.citiesIn(id).map((city) => {
          const sub = subCategoryId(id, city);
          return { id: sub, game_count: countCommon(inPlaces, this.subCategories.get(sub)!) };
        }),
      })),
      features: Object.fromEntries(
        [...this.features].map(([name, bits]) => [
          `${name}_count`,
          {
            checked: wanted.has(name),
            icon: featureIcons[name],
            game_count: countCommon(without(name), bits),
            feature_name: name,
          },
        ]),
      ),
      studios: [...this.studios]
        .map(([id, bits]) => ({ id, game_count: countCommon(inStudios, bits) }))
        .sort((a, b) => a.id.localeCompare(b.id, 'en')),
      availability: availabilities.map((id) => ({
        id,
        game_count: countCommon(without(`availability ${id}`), this.availabilityOf(id, moving)),
      })),
      rating: RATINGS.map((from) => ({
        from,
        to: 5,
        game_count: countCommon(inRatings, moving.rated.get(from)!),
      })),
      volatility: bandsOf('volatility'),
      multiplier: bandsOf('multiplier'),
      min_bet: bandsOf('min_bet'),
      max_bet: bandsOf('max_bet'),
      price_range: bandsOf('price_range'),
      rtp: bandsOf('rtp'),
    };
  }

  /** Returns the cities that have games of a category, even if all of these games are switched off. */
  private citiesIn(category: string): string[] {
    return [...this.cities.keys()]
      .filter((city) => this.subCategories.has(subCategoryId(category, city)))
      .sort();
  }
}

/** Returns the features that a search requires, from `features` and from separate fields such as `autospin`. */
function wantedFeatures(query: Query): Set<FeatureName> {
  return new Set([
    ...query.features,
    ...(query.autospin ? (['auto_spin'] as const) : []),
    ...(query.quickspin ? (['quick_spin'] as const) : []),
    ...(query.bonusBuy ? (['bonus_buy'] as const) : []),
  ]);
}
