import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ActiveFilter } from '../floor-search.ts';
import { useFilterNames } from '../use-filter-names.ts';
import s from './active-filters.module.css';

/** The filters that are set, a luggage tag each: pressing one takes it off. */
export default function ActiveFilters({
  filters,
  onRemove,
  onClear,
}: {
  filters: readonly ActiveFilter[];
  onRemove: (filter: ActiveFilter) => void;
  onClear: () => void;
}) {
  const { t } = useLingui();
  const names = useFilterNames();
  return (
    <div className={s.row} role="group" aria-label={t`Filters that are set`}>
      {filters.map((filter) => {
        const name = names.active(filter);
        return (
          <button
            key={`${filter.kind} ${filter.id}`}
            type="button"
            className={s.tag}
            aria-label={t`Take off: ${name}`}
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
