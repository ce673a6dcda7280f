import { Trans } from '@lingui/react/macro';
import type { Transaction } from '@wl/contract/wallet';
import s from './envelope.module.css';
import { Envelope } from './envelope.tsx';

/** Pending cash-outs as sealed envelope cards; shows nothing while there are none. */
export function Envelopes({
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
        <Trans>On its way out</Trans>
      </h2>
      <ul className={s.envelopes}>
        {cashOuts.map((cashOut) => (
          <Envelope
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
