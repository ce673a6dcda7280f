import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@wl/ui/tabs';
import { Skeleton } from '@wl/ui/skeleton';
import type { Wallet } from '../../../../app/hud/wallet.ts';
import type { WalletView } from '../../filters.ts';
import { DepositLimitPrompt } from '../../../limits/components/deposit-limit-prompt.tsx';
import { CashOutForm } from './cash-out-form.tsx';
import s from './cashier.module.css';
import { TopUpForm } from './top-up-form.tsx';

/** The cashier's window: top up or cash out. */
export function Cashier({
  wallet,
  door,
  onDoor,
  changed,
}: {
  wallet: Wallet | undefined;
  door: WalletView['door'];
  onDoor: (door: WalletView['door']) => void;
  changed: () => void;
}) {
  const { t } = useLingui();
  return (
    <section className={`paper ${s.cashier ?? ''}`} aria-label={t`Cashier`}>
      <Tabs
        label={t`Top up or cash out`}
        tabs={[
          { key: 'top-up', title: t`Top up` },
          { key: 'cash-out', title: t`Cash out` },
        ]}
        current={door}
        onChange={onDoor}
      >
        {!wallet ? (
          <Skeleton className={s.bone ?? ''} />
        ) : door === 'top-up' ? (
          <>
            <DepositLimitPrompt />
            <TopUpForm />
          </>
        ) : (
          <CashOutForm wallet={wallet} done={changed} />
        )}
      </Tabs>
    </section>
  );
}
