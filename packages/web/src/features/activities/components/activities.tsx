import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import {
  activities,
  type Activity,
  type ActivityType,
  activityTypes,
} from '@wl/contract/activities';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Field, Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { queryOf } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useMoments } from '../../wallet/index.ts';
import { useActivityWords, useTypeNames } from '../use-activity-words.ts';
import s from './activities.module.css';

interface Filter {
  type?: ActivityType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (value: unknown) =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/**
 * Returns the filter and a function to change it. The filter is stored in the URL, so that members can share it and the
 * back button works. Invalid values in the URL are ignored.
 */
function useFilter(): [Filter, (filter: Filter) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const page = Number(search['page'] ?? 1);
  const filter: Filter = {
    type: activityTypes.find((type) => type === search['type']),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
  return [
    filter,
    ({ page: next, ...narrowed }) => {
      void navigate({
        to: '/my-journey/$status',
        params: { status: 'activities' },
        search: { ...narrowed, page: next > 1 ? next : undefined },
        // Typing a date changes the filter several times. Replace the current history entry, so that the back button
        // does not step through these changes.
        replace: narrowed.from !== filter.from || narrowed.to !== filter.to,
        resetScroll: false,
      });
    },
  ];
}

/** Shows the travel journal: all of a member's activities, by day. */
export default function Activities() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [filter, setFilter] = useFilter();
  const query = useQuery({
    ...queryOf(activities, {
      query: Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const data = query.data;
  const isNarrowed = Boolean(filter.type ?? filter.from ?? filter.to);
  return (
    <>
      <Filters
        filter={filter}
        onChange={(change) => setFilter({ ...filter, page: 1, ...change })}
      />
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton className={s.bone ?? ''} />
        </div>
      )}
      {query.isError && !data && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={t`The journal could not be loaded`}
            action={
              <Button icon="repeat" onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(query.error)}
          </EmptyState>
        </div>
      )}
      {data && data.data.length === 0 && (
        <Nothing isNarrowed={isNarrowed} onClear={() => setFilter({ page: 1 })} />
      )}
      {data && data.data.length > 0 && (
        <>
          <Journal entries={data.data} />
          <Pages
            meta={data.meta}
            count={data.data.length}
            onPage={(page) => {
              setFilter({ ...filter, page });
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
    </>
  );
}

function Filters({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}) {
  const { t } = useLingui();
  const names = useTypeNames();
  return (
    <search className={s.filters}>
      <Select
        label={t`Activity`}
        value={filter.type ?? ''}
        onChange={({ target }) =>
          onChange({ type: activityTypes.find((type) => type === target.value) })
        }
      >
        <option value="">{t`All activity`}</option>
        {activityTypes.map((type) => (
          <option key={type} value={type}>
            {names[type]}
          </option>
        ))}
      </Select>
      <Field
        label={t`First day`}
        type="date"
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <Field
        label={t`Last day`}
        type="date"
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </search>
  );
}

function Journal({ entries }: { entries: readonly Activity[] }) {
  const { day, time } = useMoments();
  const wordsOf = useActivityWords();
  const days = new Map<string, Activity[]>();
  for (const entry of entries) {
    const key = entry.at.slice(0, 10);
    days.set(key, [...(days.get(key) ?? []), entry]);
  }
  return (
    <PaperCard as="section" className={s.journal} aria-labelledby="journal-title">
      <h2 id="journal-title" className="poster">
        <Trans>Travel journal</Trans>
      </h2>
      <p className={s.utc}>
        <Trans>Days and times are in UTC.</Trans>
      </p>
      {[...days].map(([key, ofDay]) => (
        <section key={key} className={s.day} aria-labelledby={`day-${key}`}>
          <h3 id={`day-${key}`}>{day(key)}</h3>
          <ol>
            {ofDay.map((entry) => {
              const { icon, title, detail, amount } = wordsOf(entry);
              return (
                <li key={entry.id} className={s.entry}>
                  <span className={s.icon}>
                    <Icon name={icon} size={20} />
                  </span>
                  <span className={s.what}>
                    <b>{title}</b>
                    {detail !== undefined && <span>{detail}</span>}
                  </span>
                  {amount !== undefined && <span className={s.amount}>{amount}</span>}
                  <time dateTime={entry.at}>{time(entry.at)}</time>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </PaperCard>
  );
}

function Pages({
  meta,
  count,
  onPage,
}: {
  meta: { current_page: number; total: number; to: number };
  count: number;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const { current_page: page, total, to } = meta;
  const first = to - count + 1;
  return (
    <nav className={s.pages} aria-label={t`Journal pages`}>
      {page > 1 && (
        <Button variant="ink" icon="arrow-left" onClick={() => onPage(page - 1)}>
          <Trans>Newer</Trans>
        </Button>
      )}
      <span>
        <Trans>
          {first} to {to} of {total}
        </Trans>
      </span>
      {to < total && (
        <Button variant="ink" onClick={() => onPage(page + 1)}>
          <Trans>Older</Trans>
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
    </nav>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (isNarrowed)
    return (
      <EmptyState
        icon="search"
        title={t`No entries match these filters`}
        action={
          <Button variant="ink" onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="compass"
      title={t`Your travel journal is empty`}
      action={
        <Link to="/casino-floor" className={buttonClass({ variant: 'ink' })}>
          <Trans>Go to the casino floor</Trans>
        </Link>
      }
    >
      <Trans>Your trips, games, documents and purchases will appear here.</Trans>
    </EmptyState>
  );
}
