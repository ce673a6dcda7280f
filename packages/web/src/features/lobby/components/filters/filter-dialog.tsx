import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Facets, FeatureName } from '@wl/contract/lobby';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import type { IconName } from '@wl/ui/icon';
import { Tabs } from '@wl/ui/controls/tabs';
import { Tag } from '@wl/ui/controls/tag';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../../app/errors.tsx';
import { countsQuery } from '../../api.ts';
import {
  cleared,
  gamesFromFilters,
  toggleAvailability,
  toggleFeature,
  toggleStudio,
  withSpan,
  type LobbySearch,
  type SpanName,
} from '../../lobby-search.ts';
import { useDebounced } from '../../../../app/use-debounced.ts';
import { useFilterNames } from '../../use-filter-names.ts';
import { useKeptFilter } from '../../use-kept-filter.ts';
import { CategoryTree } from './category-tree.tsx';
import { SpanField } from './span-field.tsx';
import s from './filter-dialog.module.css';

/** Delay in ms between the last movement of a dragged slider handle and the request for the counts. */
const COUNT_DEBOUNCE_MS = 200;
const SHOWN_AVAILABILITY = ['now', 'demo', 'bonus_money'] as const;

/** Empty list of categories, used until the counts have loaded. */
const none: Facets['categories'] = [];

type TabKey = 'categories' | 'features' | 'figures' | 'more';

/**
 * Shows a dialog with all filters, each with the number of games that would match it. Changes apply to a draft, so that
 * the browser's back button restores the previous search instead of undoing each movement of a slider.
 */
export default function FilterDialog({
  search,
  onApply,
  onClose,
}: {
  search: LobbySearch;
  onApply: (search: LobbySearch) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(search);
  const [tab, setTab] = useState<TabKey>('categories');
  const counts = useQuery(countsQuery(useDebounced(draft, COUNT_DEBOUNCE_MS)));
  const facets = counts.data?.facets;
  useKeptFilter({
    search: draft,
    categories: facets?.categories ?? none,
    filtered: draft === search,
    after: search,
  });
  const panels: Record<TabKey, ReactNode> = {
    categories: <Categories facets={facets} search={draft} onSearch={setDraft} />,
    features: <Features facets={facets} search={draft} onSearch={setDraft} />,
    figures: <Figures facets={facets} search={draft} onSearch={setDraft} />,
    more: <More facets={facets} search={draft} onSearch={setDraft} />,
  };
  return (
    <Dialog
      kind="sheet"
      paper
      title={<Trans>Filters</Trans>}
      closeLabel={t`Close without changing the filters`}
      onClose={onClose}
    >
      <div className={s.tabs}>
        <Tabs
          label={t`Filter groups`}
          current={tab}
          onChange={setTab}
          tabs={[
            {
              key: 'categories',
              title: <Trans>Categories</Trans>,
            },
            { key: 'features', title: <Trans>Features</Trans> },
            { key: 'figures', title: <Trans>Key figures</Trans> },
            { key: 'more', title: <Trans>More</Trans> },
          ]}
        >
          {counts.isError ? <p role="alert">{errorText(counts.error)}</p> : panels[tab]}
        </Tabs>
      </div>
      <Foot
        total={counts.data?.total}
        onClear={() => {
          setDraft(cleared(draft));
        }}
        onApply={() => {
          onApply(draft);
        }}
      />
    </Dialog>
  );
}

/** Shows the buttons below the filters. `total` is the number of matching games; undefined until it has loaded. */
function Foot({
  total,
  onClear,
  onApply,
}: {
  total: number | undefined;
  onClear: () => void;
  onApply: () => void;
}) {
  return (
    <div className={s.foot}>
      <Button variant="quiet" onClick={onClear}>
        <Trans>Clear filters</Trans>
      </Button>
      <Button onClick={onApply}>
        <span aria-live="polite">
          {total !== undefined ? (
            <Plural value={total} one="Show # game" other="Show # games" />
          ) : (
            <Trans>Show games</Trans>
          )}
        </span>
      </Button>
    </div>
  );
}

interface PanelProps {
  facets: Facets | undefined;
  search: LobbySearch;
  onSearch: (search: LobbySearch) => void;
}

function Categories({ facets, search, onSearch }: PanelProps) {
  const checked = gamesFromFilters(search, facets?.categories ?? []);
  return (
    <>
      {checked !== undefined && (
        <p className={s.checked}>
          <Plural value={checked} one="# game selected" other="# games selected" />
        </p>
      )}
      <CategoryTree categories={facets?.categories ?? []} search={search} onSearch={onSearch} />
    </>
  );
}

function Features({ facets, search, onSearch }: PanelProps) {
  const names = useFilterNames();
  const entries = Object.values(facets?.features ?? {});
  return (
    <ul className={s.features}>
      {entries.map(({ feature_name: name, icon, game_count }) => (
        <li key={name}>
          <Tag
            on={search.features.includes(name)}
            icon={icon as IconName}
            count={game_count}
            onClick={() => {
              onSearch(toggleFeature(search, name));
            }}
          >
            {names.features[name satisfies FeatureName]}
          </Tag>
          <small>{names.featureHints[name]}</small>
        </li>
      ))}
    </ul>
  );
}

const figures = ['volatility', 'multiplier', 'min_bet', 'max_bet', 'rtp'] as const;

function Figures({ facets, search, onSearch }: PanelProps) {
  return figures.map((name: SpanName & keyof Facets) => (
    <SpanField
      key={name}
      name={name}
      span={search.spans[name]}
      bands={facets?.[name]}
      onChange={(span) => {
        onSearch(withSpan(search, name, span));
      }}
    />
  ));
}

function More({ facets, search, onSearch }: PanelProps) {
  const { t } = useLingui();
  const names = useFilterNames();
  return (
    <>
      <Prices facets={facets} search={search} onSearch={onSearch} />
      <Group title={t`Availability`}>
        {SHOWN_AVAILABILITY.map((id) => (
          <Tag
            key={id}
            on={search.availability.includes(id)}
            count={facets?.availability.find((one) => one.id === id)?.game_count ?? 0}
            onClick={() => {
              onSearch(toggleAvailability(search, id));
            }}
          >
            {names.availability[id]}
          </Tag>
        ))}
      </Group>
      <Ratings facets={facets} search={search} onSearch={onSearch} />
      <Group title={t`Studio`}>
        {(facets?.studios ?? []).map(({ id, game_count }) => (
          <Tag
            key={id}
            on={search.studios.includes(id)}
            count={game_count}
            onClick={() => {
              onSearch(toggleStudio(search, id));
            }}
          >
            {id}
          </Tag>
        ))}
      </Group>
    </>
  );
}

function Prices({ facets, search, onSearch }: PanelProps) {
  const names = useFilterNames();
  return (
    <Group title={names.spanTitles.price}>
      {(facets?.price_range ?? []).map(({ from, to, game_count }) => {
        const on = search.spans.price?.[0] === from && search.spans.price[1] === to;
        const { price: _, ...others } = search.spans;
        return (
          <Tag
            key={from}
            on={on}
            count={game_count}
            onClick={() => {
              onSearch({ ...search, spans: on ? others : { ...others, price: [from, to] } });
            }}
          >
            {names.span('price', [from, to])}
          </Tag>
        );
      })}
    </Group>
  );
}

function Ratings({ facets, search, onSearch }: PanelProps) {
  const { t } = useLingui();
  const names = useFilterNames();
  const isRated = facets?.rating.some(({ game_count }) => game_count > 0) ?? false;
  return (
    <Group title={t`Rating`}>
      {!isRated && search.rating === undefined ? (
        <p className={s.quiet}>
          <Trans>Nobody has rated these games yet.</Trans>
        </p>
      ) : (
        (facets?.rating ?? []).map(({ from, game_count }) => (
          <Tag
            key={from}
            on={search.rating === from}
            icon="star"
            count={game_count}
            onClick={() => {
              onSearch({ ...search, rating: search.rating === from ? undefined : from });
            }}
          >
            {names.stars(from)}
          </Tag>
        ))
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={s.group}>
      <legend>{title}</legend>
      <div className={s.tags}>{children}</div>
    </fieldset>
  );
}
