import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { transactions, transactionsCsv, transactionTotals } from '@wl/contract/wallet-transactions';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { queryOf, useSend } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useFormats } from '../../../../app/language/formats.ts';
import { saveFile } from '../../download.ts';
import { filtersOf, isFiltered, type WalletView } from '../../filters.ts';
import { DayRange, FilterBar, Filters } from './filter-bar.tsx';
import { TotalsPanel } from './totals.tsx';
import { TransactionList } from './transaction-list.tsx';
import s from './transactions-tab.module.css';

type Change = (change: Partial<WalletView>) => void;

const BONES = [0, 1, 2, 3, 4];
const NO_FILTERS = {
  kind: undefined,
  status: undefined,
  method: undefined,
  from: undefined,
  to: undefined,
  page: 1,
} as const;

/** Shows all top-ups and cash-outs, with filters, totals, and a download of the list. */
export function TransactionsTab({
  view,
  onChange,
  onTopUp,
}: {
  view: WalletView;
  onChange: Change;
  onTopUp: () => void;
}) {
  const filters = filtersOf(view);
  // Keep the previous results until the new results are loaded, so that the layout does not jump when a filter changes.
  const list = useQuery({
    ...queryOf(transactions, { query: { ...filters, page: view.page } }),
    placeholderData: keepPreviousData,
  });
  const totals = useQuery({
    ...queryOf(transactionTotals, { query: filters }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.data ?? [];
  const untouched =
    list.data !== undefined && rows.length === 0 && !isFiltered(view) && view.page === 1;
  return (
    <div className={s.tab}>
      <FilterPanel
        view={view}
        onChange={onChange}
        total={list.data?.meta.total}
        empty={rows.length === 0}
      />
      {list.isError && <LoadingFailed error={list.error} again={() => void list.refetch()} />}
      {list.isLoadingError ? null : untouched ? (
        <NoActivity onTopUp={onTopUp} />
      ) : (
        <>
          {!totals.isError && <TotalsPanel totals={totals.data?.data} />}
          {list.isPending ? (
            <div aria-busy="true" className={s.bones}>
              {BONES.map((bone) => (
                <Skeleton key={bone} className={s.bone ?? ''} />
              ))}
            </div>
          ) : rows.length === 0 ? (
            <NoMatch onClear={() => onChange(NO_FILTERS)} />
          ) : (
            <div className={s.rows} data-stale={list.isPlaceholderData}>
              <TransactionList
                transactions={rows}
                onShow={({ kind, id }) =>
                  onChange({ show: { kind: kind === 'top_up' ? 'top-up' : 'cash-out', id } })
                }
              />
              <Pager
                meta={list.data.meta}
                shown={rows.length}
                onPage={(page) => onChange({ page })}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Shows the filters, the number of matching transactions, and the download button. */
function FilterPanel({
  view,
  onChange,
  total,
  empty,
}: {
  view: WalletView;
  onChange: Change;
  total: number | undefined;
  empty: boolean;
}) {
  return (
    <div className={s.filters}>
      <Filters>
        <FilterBar view={view} onChange={onChange} />
        <DayRange view={view} onChange={onChange} />
      </Filters>
      <p className={s.line}>
        <span role="status">{total !== undefined && <Count total={total} />}</span>
        {isFiltered(view) && total !== 0 && (
          <button type="button" className={s.link} onClick={() => onChange(NO_FILTERS)}>
            <Trans>Clear all filters</Trans>
          </button>
        )}
        <Download view={view} empty={empty} />
      </p>
    </div>
  );
}

function NoActivity({ onTopUp }: { onTopUp: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      as="h3"
      icon="wallet"
      title={t`No account activity yet`}
      action={
        <Button variant="ink" onClick={onTopUp}>
          <Trans>Make your first top-up</Trans>
        </Button>
      }
    >
      <Trans>
        Your first top-up activates your passport. All your payments will be listed here.
      </Trans>
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      as="h3"
      icon="search"
      title={t`No transactions match these filters`}
      action={
        <Button variant="ink" onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      }
    />
  );
}

function Count({ total }: { total: number }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const many = number(total);
  return <>{total === 1 ? t`1 transaction` : t`${many} transactions`}</>;
}

function Download({ view, empty }: { view: WalletView; empty: boolean }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const file = useSend(transactionsCsv, {
    onSuccess: (text) => saveFile(text, 'wanderluck-transactions.csv'),
  });
  return (
    <span className={s.download}>
      <Button
        variant="quiet"
        icon="download"
        aria-label={t`Download this list as a CSV file`}
        inactive={empty}
        loading={file.isPending}
        onClick={() => file.mutate({ query: filtersOf(view) })}
      >
        CSV
      </Button>
      {file.isError && <span role="alert">{errorText(file.error)}</span>}
    </span>
  );
}

/** Shows the current position in the list, with buttons for the previous and the next page. */
function Pager({
  meta,
  shown,
  onPage,
}: {
  meta: { current_page: number; total: number; to: number };
  shown: number;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const { number } = useFormats();
  const from = number(meta.to - shown + 1);
  const to = number(meta.to);
  const total = number(meta.total);
  if (meta.current_page === 1 && meta.to >= meta.total) return null;
  return (
    <nav className={s.pages} aria-label={t`Transaction pages`}>
      <Button
        variant="quiet"
        icon="arrow-left"
        inactive={meta.current_page === 1}
        onClick={() => onPage(meta.current_page - 1)}
      >
        <Trans>Newer</Trans>
      </Button>
      <span>
        <Trans>
          {from} to {to} of {total}
        </Trans>
      </span>
      <Button
        variant="quiet"
        inactive={meta.to >= meta.total}
        onClick={() => onPage(meta.current_page + 1)}
      >
        <Trans>Older</Trans>
        <Icon name="arrow-right" size={18} />
      </Button>
    </nav>
  );
}

function LoadingFailed({ error, again }: { error: Error; again: () => void }) {
  const errorText = useErrorText();
  return (
    <div className={s.trouble} role="alert">
      <p>{errorText(error)}</p>
      <Button variant="ink" icon="repeat" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
