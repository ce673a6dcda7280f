import { Trans, useLingui } from '@lingui/react/macro';
import type { GameTile } from '@wl/contract/lobby';
import { cx } from '@wl/ui/cx';
import { Icon, type IconName } from '@wl/ui/icon';
import { Tag } from '@wl/ui/tag';
import type { CSSProperties } from 'react';
import { EVERYTHING, type FloorSearch } from '../api.ts';
import { cityCounts, totalGames, type Category } from '../places.ts';
import { useCities } from '../use-city-name.ts';
import s from './rail.module.css';

export const categoryIcons: Readonly<Record<GameTile['category'], IconName>> = {
  video: 'floor',
  classic: 'bell',
  table: 'spade',
  live: 'broadcast',
};

/** Names of the categories in the member's language; the server's are English. */
export function useCategoryNames(): Readonly<Record<GameTile['category'], string>> {
  const { t } = useLingui();
  return {
    video: t`Video slots`,
    classic: t`Classic slots`,
    table: t`Table games`,
    live: t`Live tables`,
  };
}

interface PlacesProps {
  categories: readonly Category[];
  search: FloorSearch;
  onSearch: (search: FloorSearch) => void;
}

/** Categories with games in them; an empty one would lead nowhere. */
const filled = (categories: readonly Category[]) =>
  categories.filter(({ game_count }) => game_count > 0) as (Category & {
    id: GameTile['category'];
  })[];

/** The rail beside the games: cabins and cities with their counts. */
export function Rail({ categories, search, onSearch }: PlacesProps) {
  const { t } = useLingui();
  const names = useCategoryNames();
  const cities = useCities();
  const all = search.category === null && search.city === null;
  return (
    <nav className={s.rail} aria-label={t`Categories and cities`}>
      <h2 className="label">
        <Trans>Cabins</Trans>
      </h2>
      <ul>
        <RailItem
          on={all}
          icon="grid"
          label={t`All games`}
          count={totalGames(categories)}
          onPress={() => onSearch({ ...EVERYTHING, text: search.text })}
        />
        {filled(categories).map(({ id, game_count }) => (
          <RailItem
            key={id}
            on={search.category === id}
            icon={categoryIcons[id]}
            label={names[id]}
            count={game_count}
            onPress={() => onSearch({ ...search, category: id, city: null })}
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
            on={search.city === slug}
            colour={cities.accent(slug)}
            label={cities.name(slug)}
            count={count}
            onPress={() => onSearch({ ...search, category: null, city: slug })}
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

/** The same places as luggage tags in one scrolling row, for phones. */
export function PlaceTags({ categories, search, onSearch }: PlacesProps) {
  const { t } = useLingui();
  const names = useCategoryNames();
  const cities = useCities();
  return (
    <div className={s.tags} role="group" aria-label={t`Categories and cities`}>
      <Tag
        on={search.category === null && search.city === null}
        count={totalGames(categories)}
        onClick={() => onSearch({ ...EVERYTHING, text: search.text })}
      >
        <Trans>All</Trans>
      </Tag>
      {filled(categories).map(({ id, game_count }) => (
        <Tag
          key={id}
          on={search.category === id}
          count={game_count}
          onClick={() => onSearch({ ...search, category: id, city: null })}
        >
          {names[id]}
        </Tag>
      ))}
      {cityCounts(categories).map(({ slug, count }) => (
        <Tag
          key={slug}
          on={search.city === slug}
          count={count}
          icon="pin"
          onClick={() => onSearch({ ...search, category: null, city: slug })}
        >
          {cities.name(slug)}
        </Tag>
      ))}
    </div>
  );
}
