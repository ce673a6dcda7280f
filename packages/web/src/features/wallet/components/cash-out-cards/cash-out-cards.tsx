import { Trans } from '@lingui/react/macro';
import type { Transaction } from '@wl/contract/wallet-transactions';
import s from './cash-out-card.module.css';
import { CashOutCard } from './cash-out-card.tsx';

/** Shows pending cash-outs as sealed envelopes. Shows nothing if there are none. */
export function CashOutCards({
  cashOuts,
  changed,
  onShow,
}: {
  cashOuts: readonly Transaction[];
  changed: () => void;
  onShow: (id: string) => void;
}) {
  if (cashOuts.length === 0) return null;
  return (
    <section aria-labelledby="envelopes-title">
      <h2 id="envelopes-title" className={s.title}>
        <Trans>Cash-outs in progress</Trans>
      </h2>
      <ul className={s.cashOutCards}>
        {cashOuts.map((cashOut) => (
          <CashOutCard
            key={cashOut.id}
            cashOut={cashOut}
            changed={changed}
            onShow={() => onShow(cashOut.id)}
          />
        ))}
      </ul>
    </section>
  );
}
