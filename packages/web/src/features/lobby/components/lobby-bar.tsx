import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets, FeatureName } from '@wl/contract/lobby';
import { SEARCH_DEBOUNCE_MS } from '@wl/world/casino/limits';
import { Icon, type IconName } from '@wl/ui/icon';
import { Tag } from '@wl/ui/controls/tag';
import { toggleFeature, type LobbySearch } from '../lobby-search.ts';
import { useFeatureNames } from '../use-feature-names.ts';
import { useTyped } from '../use-lobby.ts';
import { SearchField } from './filters/search-field.tsx';
import s from './lobby-bar.module.css';

/** Feature filters shown beside the search field on desktops. All other filters are in the filter dialog. */
const QUICK: readonly FeatureName[] = ['bonus_buy', 'auto_spin', 'side_bets'];

/**
 * Shows a bar with the search field, filter buttons for the most popular game features, and a button that opens all
 * filters.
 */
export function LobbyBar({
  search,
  total,
  facets,
  active,
  onText,
  onSearch,
  onFilters,
}: {
  search: LobbySearch;
  /** Number of games when no filter is applied. */
  total: number;
  facets: Facets | undefined;
  /** Number of active filters. */
  active: number;
  /** Called with the search text after typing has paused. */
  onText: (text: string) => void;
  onSearch: (search: LobbySearch) => void;
  onFilters: () => void;
}) {
  const { t } = useLingui();
  const names = useFeatureNames();
  return (
    <div className={s.bar}>
      <Typing sent={search.text} total={total} onSend={onText} />
      <div className={s.quick} role="group" aria-label={t`Features`}>
        {QUICK.map((name) => {
          // A feature without an entry in the facets is not allowed in the member's jurisdiction, so do not offer it.
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
              {names[name]}
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

/**
 * Renders the search field. The typed text is local state, so that a keystroke does not re-render the lobby with all
 * its games.
 */
function Typing({
  sent,
  total,
  onSend,
}: {
  sent: string;
  total: number;
  onSend: (text: string) => void;
}) {
  const [typed, setTyped] = useTyped(sent, SEARCH_DEBOUNCE_MS, onSend);
  return <SearchField value={typed} total={total} onChange={setTyped} />;
}
