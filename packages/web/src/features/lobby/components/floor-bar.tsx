import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets, FeatureName } from '@wl/contract/lobby';
import { Icon, type IconName } from '@wl/ui/icon';
import { Tag } from '@wl/ui/tag';
import { toggleFeature, type FloorSearch } from '../floor-search.ts';
import { useFilterNames } from '../use-filter-names.ts';
import { SearchField } from './search-field.tsx';
import s from './floor-bar.module.css';

/** The features that stand beside the search on desktops; all others are in the filter sheet. */
const QUICK: readonly FeatureName[] = ['bonus_buy', 'auto_spin', 'side_bets'];

/** Search, the features asked for most, and the way to all filters. */
export function FloorBar({
  typed,
  search,
  total,
  facets,
  active,
  onType,
  onSearch,
  onFilters,
}: {
  typed: string;
  search: FloorSearch;
  /** Games without any filter. */
  total: number;
  facets: Facets | undefined;
  /** How many filters are set. */
  active: number;
  onType: (text: string) => void;
  onSearch: (search: FloorSearch) => void;
  onFilters: () => void;
}) {
  const { t } = useLingui();
  const names = useFilterNames();
  return (
    <div className={s.bar}>
      <SearchField value={typed} total={total} onChange={onType} />
      <div className={s.quick} role="group" aria-label={t`Features`}>
        {QUICK.map((name) => {
          // A feature without an entry is forbidden where the member is: it does not exist here.
          const entry = facets?.features[`${name}_count`];
          if (!entry) return null;
          return (
            <Tag
              key={name}
              on={search.features.includes(name)}
              icon={entry.icon as IconName}
              count={entry.game_count}
              onClick={() => {
                onSearch(toggleFeature(search, name));
              }}
            >
              {names.features[name]}
            </Tag>
          );
        })}
      </div>
      <button type="button" className={s.filters} aria-haspopup="dialog" onClick={onFilters}>
        <Icon name="sliders" size={20} />
        <span className={s.word}>
          <Trans>All filters</Trans>
        </span>
        {active > 0 && <b className="num">{active}</b>}
      </button>
    </div>
  );
}
