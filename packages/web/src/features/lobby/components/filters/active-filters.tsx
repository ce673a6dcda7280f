import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets } from '@wl/contract/lobby';
import { Icon } from '@wl/ui/icon';
import { type ActiveFilter, EVERYTHING, type LobbySearch } from '../../lobby-search.ts';
import { useFilterNames } from '../../use-filter-names.ts';
import { useKeptFilter } from '../../use-kept-filter.ts';
import s from './active-filters.module.css';

/** Shows the active filters as luggage tags. Pressing a tag removes its filter. */
export default function ActiveFilters({
  search,
  categories,
  filters,
  onRemove,
  onClear,
}: {
  search: LobbySearch;
  categories: Facets['categories'];
  filters: readonly ActiveFilter[];
  onRemove: (filter: ActiveFilter) => void;
  onClear: () => void;
}) {
  const { t } = useLingui();
  const names = useFilterNames();
  useKeptFilter({ search, categories, filtered: true, after: EVERYTHING });
  return (
    <div className={s.row} role="group" aria-label={t`Active filters`}>
      {filters.map((filter) => {
        const name = names.active(filter);
        return (
          <button
            key={`${filter.kind} ${filter.id}`}
            type="button"
            className={s.tag}
            aria-label={t`Remove filter “${name}”`}
            onClick={() => {
              onRemove(filter);
            }}
          >
            <span className={s.paper}>
              {name}
              <Icon name="close" size={15} />
            </span>
          </button>
        );
      })}
      <button type="button" className={s.clear} onClick={onClear}>
        <Trans>Clear filters</Trans>
      </button>
    </div>
  );
}
