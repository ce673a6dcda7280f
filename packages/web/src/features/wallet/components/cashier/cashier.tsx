import { Trans, useLingui } from '@lingui/react/macro';
import { Tabs } from '@wl/ui/controls/tabs';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import type { Wallet } from '../../../../app/hud/wallet.ts';
import { depositLimitPrompt } from '../../../limits/index.ts';
import type { WalletView } from '../../filters.ts';
import { CashOutForm } from './cash-out-form.tsx';
import s from './cashier.module.css';
import { TopUpForm } from './top-up-form.tsx';

/** Prompt for a deposit limit, loaded on demand because a member needs it only once, before the first top-up. */
const DepositLimitPrompt = lazy(depositLimitPrompt);

/** Shows the cashier, with one tab for top-ups and one for cash-outs. */
export function Cashier({
  wallet,
  pane,
  onPane,
  changed,
}: {
  wallet: Wallet | undefined;
  pane: WalletView['pane'];
  onPane: (pane: WalletView['pane']) => void;
  changed: () => void;
}) {
  const { t } = useLingui();
  const waiting = <Skeleton className={s.bone ?? ''} />;
  return (
    <section className={`paper ${s.cashier ?? ''}`} aria-labelledby="cashier-title">
      <h2 id="cashier-title" className="sr-only">
        <Trans>Cashier</Trans>
      </h2>
      <Tabs
        label={t`Top up or cash out`}
        tabs={[
          { key: 'top-up', title: t`Top up` },
          { key: 'cash-out', title: t`Cash out` },
        ]}
        current={pane}
        onChange={onPane}
      >
        {!wallet ? (
          waiting
        ) : pane === 'top-up' ? (
          <Suspense fallback={waiting}>
            <DepositLimitPrompt waiting={waiting}>
              <TopUpForm />
            </DepositLimitPrompt>
          </Suspense>
        ) : (
          <CashOutForm wallet={wallet} done={changed} />
        )}
      </Tabs>
    </section>
  );
}
