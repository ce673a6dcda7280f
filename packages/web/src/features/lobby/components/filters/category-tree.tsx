import type { Facets } from '@wl/contract/lobby';
import { Checkbox } from '@wl/ui/controls/field';
import { withChecks } from '../../filter-state.ts';
import { cityOfSub, toggleCategory, toggleSub, type LobbySearch } from '../../lobby-search.ts';
import { useCities } from '../../use-city-name.ts';
import { useFilterNames } from '../../use-filter-names.ts';
import s from './category-tree.module.css';

/** Shows categories and their cities as checkboxes, each with its number of games. Omits empty categories. */
export function CategoryTree({
  categories,
  search,
  onSearch,
}: {
  categories: Facets['categories'];
  search: LobbySearch;
  onSearch: (search: LobbySearch) => void;
}) {
  const names = useFilterNames();
  const cities = useCities();
  return (
    <ul className={s.tree}>
      {withChecks(categories, search)
        .filter(({ sub_categories }) => sub_categories.length > 0)
        .map((category) => (
          <li key={category.id}>
            <Checkbox
              checked={category.checked}
              className={s.category}
              onChange={() => {
                onSearch(toggleCategory(search, category.id));
              }}
            >
              {names.categories[category.id] ?? category.id}{' '}
              <b className="num">{category.game_count}</b>
            </Checkbox>
            <ul className={s.cities}>
              {category.sub_categories.map((sub) => (
                <li key={sub.id}>
                  <Checkbox
                    checked={sub.checked}
                    onChange={() => {
                      onSearch(toggleSub(search, category.id, sub.id));
                    }}
                  >
                    {cities.name(cityOfSub(sub.id))} <b className="num">{sub.game_count}</b>
                  </Checkbox>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}
