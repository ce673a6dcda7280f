import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session.ts';
import { categoriesQuery, EVERYTHING, gamesQuery, type FloorSearch } from '../api.ts';
import { CityBanner } from '../components/city-banner.tsx';
import { GameGrid } from '../components/game-grid.tsx';
import { PlaceTags, Rail, useCategoryNames } from '../components/rail.tsx';
import { RecentlyPlayed } from '../components/recently-played.tsx';
import { SafeTravel } from '../components/safe-travel.tsx';
import { SearchField } from '../components/search-field.tsx';
import { totalGames } from '../places.ts';
import { useCities } from '../use-city-name.ts';
import { useDebounced } from '../use-debounced.ts';
import s from './casino-floor.module.css';

/** How long a member stops typing before the search is sent (specification §2). */
const SEARCH_DEBOUNCE_MS = 500;

/** The casino floor: the city one is in, and every game by name, cabin and city. */
export default function CasinoFloor() {
  const { t } = useLingui();
  const city = useSession((session) => session.city);
  const [search, setSearch] = useState<FloorSearch>(EVERYTHING);
  const text = useDebounced(search.text.trim(), SEARCH_DEBOUNCE_MS);
  const asked = useMemo(() => ({ ...search, text }), [search, text]);
  const categories = useQuery(categoriesQuery);
  const places = categories.data?.data ?? [];
  // The floor as it stands without a search: the banner's game and the names of games played.
  const all =
    useInfiniteQuery(gamesQuery(EVERYTHING)).data?.pages.flatMap(({ data }) => data) ?? [];
  const names = useCategoryNames();
  const cities = useCities();
  const open = all.filter(({ state }) => state === 'open');
  const cityGame = open.find((game) => game.city === city?.id) ?? open[0];
  const title = search.category
    ? names[search.category]
    : search.city
      ? cities.name(search.city)
      : t`Boarding now`;

  return (
    <main className={s.floor}>
      <h1 className="sr-only">
        <Trans>Casino Floor</Trans>
      </h1>
      <div className={s.rail}>
        <Rail categories={places} search={search} onSearch={setSearch} />
      </div>
      <div className={s.banner}>
        {city ? <CityBanner city={city.id} game={cityGame} /> : <div className={s.noCity} />}
      </div>
      <div className={s.games}>
        <SearchField
          value={search.text}
          total={totalGames(places)}
          onChange={(value) => setSearch({ ...search, text: value })}
        />
        <PlaceTags categories={places} search={search} onSearch={setSearch} />
        <GameGrid search={asked} title={title} onClear={() => setSearch(EVERYTHING)} />
      </div>
      <div className={s.side}>
        <RecentlyPlayed tiles={all} />
        <SafeTravel />
      </div>
    </main>
  );
}
