import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { getWallet, paymentMethods, topUpState, transactions } from '@wl/contract/wallet';
import { Button } from '@wl/ui/button';
import { Skeleton } from '@wl/ui/skeleton';
import { useEffect, useState } from 'react';
import { queryClient, useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { CashOutForm } from '../components/cash-out-form.tsx';
import { Envelopes } from '../components/envelopes.tsx';
import { ReturnNotice } from '../components/return-notice.tsx';
import { TopUpForm } from '../components/top-up-form.tsx';
import { TransactionList } from '../components/transaction-list.tsx';
import { TravelMoney } from '../components/travel-money.tsx';
import s from '../components/wallet.module.css';

/** Everything on this page follows the balance: a new version of it means that money has moved. */
function refreshMoney(): void {
  for (const call of [transactions, paymentMethods, topUpState]) {
    void queryClient.invalidateQueries({ queryKey: [call.path] });
  }
}

function Doors({ wallet }: { wallet: Parameters<typeof CashOutForm>[0]['wallet'] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'top-up' | 'cash-out'>('top-up');
  return (
    <section className={`paper ${s.doors ?? ''}`}>
      <div className={s.tabs} role="tablist" aria-label={t`Top up or cash out`}>
        {(['top-up', 'cash-out'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={open === name}
            aria-controls="wallet-door"
            onClick={() => setOpen(name)}
          >
            {name === 'top-up' ? <Trans>Top up</Trans> : <Trans>Cash out</Trans>}
          </button>
        ))}
      </div>
      <div id="wallet-door" role="tabpanel" aria-labelledby={`tab-${open}`}>
        {open === 'top-up' ? <TopUpForm /> : <CashOutForm wallet={wallet} done={refreshMoney} />}
      </div>
    </section>
  );
}

/** The wallet: travel money, top-up and cash-out, sealed envelopes, and everything that has moved. */
export default function MyWallet() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const search: { top_up?: string } = useSearch({ strict: false });
  const [page, setPage] = useState(1);
  const wallet = useCall(getWallet, {});
  const moved = useCall(transactions, { query: { page } });
  const version = wallet.data?.data.version;
  useEffect(refreshMoney, [version]);
  const list = moved.data?.data ?? [];
  const open = list.filter((one) => one.kind === 'cash_out' && one.status === 'Pending');
  return (
    <main className={s.frame}>
      <h1>
        <Trans>Travel money</Trans>
      </h1>
      {search.top_up && <ReturnNotice id={search.top_up} />}
      {wallet.isPending && <Skeleton className={s.waiting ?? ''} />}
      {wallet.isError && <p role="alert">{errorText(wallet.error)}</p>}
      {wallet.data && (
        <>
          <TravelMoney wallet={wallet.data.data} />
          <div className={s.columns}>
            <Doors wallet={wallet.data.data} />
            <div className={s.side}>
              <Envelopes
                cashOuts={open}
                changed={() => {
                  refreshMoney();
                  void queryClient.invalidateQueries({ queryKey: [getWallet.path] });
                }}
              />
              <section className={s.panel} aria-labelledby="moved-title">
                <h2 id="moved-title">
                  <Trans>What has moved</Trans>
                </h2>
                {moved.isPending ? (
                  <Skeleton className={s.waiting ?? ''} />
                ) : (
                  <TransactionList transactions={list} />
                )}
                {moved.data && moved.data.meta.total > 16 && (
                  <div className={s.pages}>
                    <Button variant="quiet" inactive={page === 1} onClick={() => setPage(page - 1)}>
                      <Trans>Newer</Trans>
                    </Button>
                    <span>{t`Page ${page}`}</span>
                    <Button
                      variant="quiet"
                      inactive={moved.data.meta.to >= moved.data.meta.total}
                      onClick={() => setPage(page + 1)}
                    >
                      <Trans>Older</Trans>
                    </Button>
                  </div>
                )}
              </section>
            </div>
          </div>
        </>
      )}
    </main>
  );
}
