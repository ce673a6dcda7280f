import { Trans, useLingui } from '@lingui/react/macro';
import type { GameTile } from '@wl/contract/lobby';
import { cx } from '@wl/ui/cx';
import { Icon, type IconName } from '@wl/ui/icon';
import { Tag } from '@wl/ui/controls/tag';
import { useCategoryNames } from '@wl/ui/features/lobby/category-names';
import type { CSSProperties } from 'react';
import { subsOfCity, wholeCity, type LobbySearch } from '../lobby-search.ts';
import { cityCounts, totalGames, type CategoryCount } from '../places.ts';
import { useCities } from '../use-city-name.ts';
import s from './rail.module.css';

const categoryIcons: Readonly<Record<GameTile['category'], IconName>> = {
  video: 'floor',
  classic: 'bell',
  table: 'spade',
  live: 'broadcast',
};

interface PlacesProps {
  categories: readonly CategoryCount[];
  search: LobbySearch;
  onSearch: (search: LobbySearch) => void;
}

/** Returns the categories that contain games. */
const filled = (categories: readonly CategoryCount[]) =>
  categories.filter(({ sub_categories }) => sub_categories.length > 0) as (CategoryCount & {
    id: GameTile['category'];
  })[];

/**
 * Returns functions that check whether a category or city is active, and functions that compute the search after the
 * member selects a category or city. A selection replaces the active category or city and keeps all other filters.
 */
function usePlaces({ categories, search }: Omit<PlacesProps, 'onSearch'>) {
  const subIds = categories.flatMap(({ sub_categories }) => sub_categories.map(({ id }) => id));
  const city = wholeCity(search, subIds);
  const [only] = search.categories;
  return {
    isAll: search.categories.length + search.subs.length === 0,
    isCategory: (id: string) =>
      only === id && search.categories.length === 1 && search.subs.length === 0,
    isCity: (slug: string) => city === slug,
    all: { ...search, categories: [], subs: [] },
    ofCategory: (id: string) => ({ ...search, categories: [id], subs: [] }),
    ofCity: (slug: string) => ({ ...search, categories: [], subs: subsOfCity(subIds, slug) }),
  };
}

/** Shows the rail beside the games: categories and cities, each with its number of games. */
export function Rail({ categories, search, onSearch }: PlacesProps) {
  const { t } = useLingui();
  const names = useCategoryNames();
  const cities = useCities();
  const places = usePlaces({ categories, search });
  return (
    <nav className={s.rail} aria-label={t`Categories and cities`}>
      <h2 className="label">
        <Trans>Categories</Trans>
      </h2>
      <ul>
        <RailItem
          on={places.isAll}
          icon="grid"
          label={t`All games`}
          count={totalGames(categories)}
          onPress={() => onSearch(places.all)}
        />
        {filled(categories).map(({ id, game_count }) => (
          <RailItem
            key={id}
            on={places.isCategory(id)}
            icon={categoryIcons[id]}
            label={names[id]}
            count={game_count}
            onPress={() => onSearch(places.ofCategory(id))}
          />
        ))}
      </ul>
      <h2 className="label">
        <Trans>By city</Trans>
      </h2>
      <ul>
        {cityCounts(categories).map(({ slug, count }) => (
          <RailItem
            key={slug}
            on={places.isCity(slug)}
            colour={cities.accent(slug)}
            label={cities.name(slug)}
            count={count}
            onPress={() => onSearch(places.ofCity(slug))}
          />
        ))}
      </ul>
    </nav>
  );
}

function RailItem({
  on,
  icon,
  colour,
  label,
  count,
  onPress,
}: {
  on: boolean;
  icon?: IconName;
  colour?: string;
  label: string;
  count: number;
  onPress: () => void;
}) {
  return (
    <li>
      <button type="button" className={cx(s.item, on && s.on)} aria-pressed={on} onClick={onPress}>
        {icon && <Icon name={icon} size={19} />}
        {colour && <i className={s.city} style={{ '--city': colour } as CSSProperties} />}
        <span>{label}</span>
        <b className="code">{count}</b>
      </button>
    </li>
  );
}

/** Shows the categories and cities as luggage tags in one scrolling row, for phones. */
export function PlaceTags({ categories, search, onSearch }: PlacesProps) {
  const { t } = useLingui();
  const names = useCategoryNames();
  const cities = useCities();
  const places = usePlaces({ categories, search });
  return (
    <div className={s.tags} role="group" aria-label={t`Categories and cities`}>
      <Tag on={places.isAll} count={totalGames(categories)} onClick={() => onSearch(places.all)}>
        <Trans>All</Trans>
      </Tag>
      {filled(categories).map(({ id, game_count }) => (
        <Tag
          key={id}
          on={places.isCategory(id)}
          count={game_count}
          onClick={() => onSearch(places.ofCategory(id))}
        >
          {names[id]}
        </Tag>
      ))}
      {cityCounts(categories).map(({ slug, count }) => (
        <Tag
          key={slug}
          on={places.isCity(slug)}
          count={count}
          icon="pin"
          onClick={() => onSearch(places.ofCity(slug))}
        >
          {cities.name(slug)}
        </Tag>
      ))}
    </div>
  );
}
