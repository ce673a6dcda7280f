import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Facets } from '@wl/contract/lobby';
import { useCategoryNames } from '@wl/ui/features/lobby/category-names';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSession } from '../../../app/session/session.ts';
import { featuredPlaylists } from '../../playlists/index.ts';
import { categoriesQuery, countsQuery, gamesQuery } from '../api.ts';
import { BannerRow } from '../components/banners/banner-row.tsx';
import { CityBanner } from '../components/banners/city-banner.tsx';
import { LobbyBar } from '../components/lobby-bar.tsx';
import { GameGrid } from '../components/game-grid.tsx';
import { PlaceTags, Rail } from '../components/rail.tsx';
import { useNear } from '../lazy-pictures.ts';
import { activeFilters, EVERYTHING, type LobbySearch, wholeCity } from '../lobby-search.ts';
import { totalGames } from '../places.ts';
import { useCities } from '../use-city-name.ts';
import { type UrlSearch, useLobby } from '../use-lobby.ts';
import s from './lobby.module.css';
import '../lobby-store.ts';

/**
 * Components that are loaded when first needed, or when the member scrolls near them. Loading them late keeps the lobby
 * within its performance budget.
 */
const ActiveFilters = lazy(() => import('../components/filters/active-filters.tsx'));
const Side = lazy(() => import('../components/side.tsx'));
const FilterDialog = lazy(() => import('../components/filters/filter-dialog.tsx'));
const FeaturedPlaylists = lazy(featuredPlaylists);

/** Shows the lobby: the member's current city, and all games, which can be searched by name and filtered. */
export default function Lobby() {
  const city = useSession((session) => session.city);
  const urlSearch = useLobby();
  const { search, go } = urlSearch;
  const [isFiltering, setFiltering] = useState(false);
  const categories = useQuery(categoriesQuery);
  const counts = useQuery(countsQuery(search));
  // Until this search's counts have loaded, show the counts of all games. The list of categories is thus complete from
  // the start, and only its numbers change.
  const places = counts.data?.facets?.categories ?? categories.data?.data ?? [];
  const cityGame = useCityGame(city?.id);

  return (
    <main className={s.lobby}>
      <h1 className="sr-only">
        <Trans>Casino Floor</Trans>
      </h1>
      <div className={s.rail}>
        <Rail
          categories={places}
          search={search}
          onSearch={(next) => {
            go(next, 'lobby.set_failed');
          }}
        />
      </div>
      <div className={s.banner}>
        <BannerRow>
          {city ? <CityBanner city={city.id} game={cityGame} /> : <div className={s.noCity} />}
        </BannerRow>
      </div>
      <LobbyGames
        urlSearch={urlSearch}
        places={places}
        facets={counts.data?.facets}
        total={totalGames(categories.data?.data ?? [])}
        onFilters={() => {
          setFiltering(true);
        }}
      />
      <Near className={s.mixtapes}>
        <FeaturedPlaylists />
      </Near>
      <Near className={s.side}>
        <Side />
      </Near>
      {isFiltering && (
        <Suspense>
          <FilterDialog
            search={search}
            onClose={() => {
              setFiltering(false);
            }}
            onApply={(next) => {
              setFiltering(false);
              go(next, 'lobby.update_failed');
            }}
          />
        </Suspense>
      )}
    </main>
  );
}

/** Returns the game on the city's banner: an open game of the city or, if the city has none, any open game. */
function useCityGame(city: string | undefined) {
  // Games of the unfiltered lobby, from which the banner's game is chosen.
  const all =
    useInfiniteQuery(gamesQuery(EVERYTHING)).data?.pages.flatMap(({ data }) => data) ?? [];
  const open = all.filter(({ state }) => state === 'open');
  return open.find((game) => game.city === city) ?? open[0];
}

/** Returns the title of a search: its city, its only category, or "Boarding now". */
function useLobbyTitle(search: LobbySearch, subIds: readonly string[]): string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = useCategoryNames();
  const cities = useCities();
  const inCity = wholeCity(search, subIds);
  const [category] = search.categories;
  if (inCity !== undefined) return cities.name(inCity);
  return category !== undefined && search.categories.length === 1 && search.subs.length === 0
    ? (names[category] ?? category)
    : t`Boarding now`;
}

/** Shows the search filters and, below them, the matching games. */
function LobbyGames({
  urlSearch: { search, change, go, clear },
  places,
  facets,
  total,
  onFilters,
}: {
  urlSearch: UrlSearch;
  places: Facets['categories'];
  facets: Facets | undefined;
  total: number;
  onFilters: () => void;
}) {
  const subIds = places.flatMap(({ sub_categories }) => sub_categories.map(({ id }) => id));
  const filters = activeFilters(search, subIds);
  const title = useLobbyTitle(search, subIds);
  return (
    <div className={s.games}>
      <LobbyBar
        search={search}
        total={total}
        facets={facets}
        active={filters.length}
        onText={(text) => {
          go({ ...search, text }, 'lobby.update_failed');
        }}
        onSearch={(next) => {
          go(next, 'lobby.add_failed');
        }}
        onFilters={onFilters}
      />
      <PlaceTags
        categories={places}
        search={search}
        onSearch={(next) => {
          go(next, 'lobby.set_failed');
        }}
      />
      {filters.length > 0 && (
        <Suspense fallback={<div className={s.noFilters} />}>
          <ActiveFilters
            search={search}
            categories={places}
            filters={filters}
            onRemove={({ without }) => {
              go(without, 'lobby.remove_failed');
            }}
            onClear={clear}
          />
        </Suspense>
      )}
      <GameGrid
        search={search}
        change={change}
        title={title}
        narrowed={search.text !== '' || filters.length > 0}
        onClear={() => {
          go(EVERYTHING, 'lobby.clear_failed');
        }}
      />
    </div>
  );
}

/** Renders its children only when the member has scrolled near them. */
function Near({ className, children }: { className: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={className}>
      {near && <Suspense>{children}</Suspense>}
    </div>
  );
}
