import { Trans, useLingui } from '@lingui/react/macro';
import { cancelCashOut, flushCashOut, type Transaction } from '@wl/contract/wallet';
import { Button } from '@wl/ui/button';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/formats.ts';
import s from './wallet.module.css';

type Step = Transaction['step'];
const timeline: readonly Step[] = ['pending', 'approved_once', 'processing', 'paid'];

/** Named steps of a cash-out; the second clerk is shown only where one was needed. */
function Timeline({ step }: { step: Step }) {
  const { t } = useLingui();
  const names: Partial<Record<Step, string>> = {
    pending: t`Asked for`,
    approved_once: t`First check`,
    processing: t`On its way`,
    paid: t`Paid`,
  };
  const reached = step === 'flushed' ? 0 : timeline.indexOf(step);
  const shown = timeline.filter((name) => name !== 'approved_once' || step === 'approved_once');
  return (
    <ol className={s.timeline}>
      {shown.map((name) => (
        <li
          key={name}
          data-done={timeline.indexOf(name) <= reached}
          aria-current={timeline.indexOf(name) === reached ? 'step' : undefined}
        >
          {names[name]}
        </li>
      ))}
    </ol>
  );
}

function Envelope({ cashOut, changed }: { cashOut: Transaction; changed: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const cancel = useSend(cancelCashOut, { onSettled: changed });
  const flush = useSend(flushCashOut, { onSettled: changed });
  const failed = cancel.error ?? flush.error;
  return (
    <li className={`paper ${s.envelope ?? ''}`}>
      <div className={s.flap} aria-hidden="true" />
      <div className={s.envelopeHead}>
        <b>{money(cashOut.amount)}</b>
        <span>{cashOut.method}</span>
      </div>
      <Timeline step={cashOut.step} />
      {cashOut.step === 'flushed' && (
        <p className={s.small}>
          <Trans>Locked: it can no longer be cancelled.</Trans>
        </p>
      )}
      {failed && (
        <p role="alert" className={s.alert}>
          {errorText(failed)}
        </p>
      )}
      {cashOut.can_cancel && (
        <div className={s.envelopeActions}>
          <Button
            variant="quiet"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params: { id: cashOut.id } })}
          >
            <Trans>Cancel</Trans>
          </Button>
          {asking ? (
            <Button
              variant="danger"
              loading={flush.isPending}
              onClick={() => flush.mutate({ params: { id: cashOut.id } })}
            >
              <Trans>Yes, lock it for good</Trans>
            </Button>
          ) : (
            <Button
              variant="ink"
              aria-label={t`Flush: lock this cash-out so that it can no longer be cancelled`}
              onClick={() => setAsking(true)}
            >
              <Trans>Flush</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Pending cash-outs as sealed envelopes. */
export function Envelopes({
  cashOuts,
  changed,
}: {
  cashOuts: readonly Transaction[];
  changed: () => void;
}) {
  if (cashOuts.length === 0) return null;
  return (
    <section className={s.envelopes} aria-labelledby="envelopes-title">
      <h2 id="envelopes-title">
        <Trans>On its way out</Trans>
      </h2>
      <ul>
        {cashOuts.map((cashOut) => (
          <Envelope key={cashOut.id} cashOut={cashOut} changed={changed} />
        ))}
      </ul>
    </section>
  );
}
