import { Trans, useLingui } from '@lingui/react/macro';
import { cancelCashOut, flushCashOut } from '@wl/contract/wallet-cash-outs';
import { transactionTimeline, type Transaction } from '@wl/contract/wallet-transactions';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { showToast } from '@wl/ui/feedback/toast';
import { useState, type ReactNode } from 'react';
import { useCall, useSend } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { ApiError } from '../../../../app/request.ts';
import { useFormats } from '../../../../app/language/formats.ts';
import { countdown, useNow } from '../../use-moments.ts';
import { useNames } from '../../use-names.ts';
import s from './cash-out-card.module.css';
import { WaxSeal } from './wax-seal.tsx';

type Action = 'cancel' | 'flush';

/**
 * Shows one pending cash-out as a sealed airmail envelope, with its payment method, its state, and the available
 * actions.
 */
export function CashOutCard({
  cashOut,
  changed,
  onShow,
}: {
  cashOut: Transaction;
  changed: () => void;
  onShow: () => void;
}) {
  const { money } = useFormats();
  const names = useNames();
  const [asking, setAsking] = useState<Action>();
  const locked = cashOut.step !== 'pending';
  return (
    <li className={`paper ${s.card ?? ''}`} data-locked={locked}>
      <span className={s.flap} aria-hidden="true" />
      <span className={s.seal}>
        <WaxSeal locked={locked} />
      </span>
      <div className={s.address}>
        <h3>{money(cashOut.amount)}</h3>
        <p>
          <Icon name="arrow-right" size={16} /> {cashOut.method}
        </p>
      </div>
      <p className={s.state}>
        <b>{names.step('cash_out', cashOut.step)}</b>
        <State cashOut={cashOut} />
      </p>
      <Actions cashOut={cashOut} onShow={onShow} onAsk={setAsking} />
      {asking && (
        <Ask
          what={asking}
          cashOut={cashOut}
          onClose={() => setAsking(undefined)}
          changed={changed}
        />
      )}
    </li>
  );
}

/**
 * Shows the buttons for a cash-out. A note replaces the buttons for cancelling and locking once the cash-out can no
 * longer be cancelled.
 */
function Actions({
  cashOut,
  onShow,
  onAsk,
}: {
  cashOut: Transaction;
  onShow: () => void;
  onAsk: (action: Action) => void;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = money(cashOut.amount);
  return (
    <div className={s.actions}>
      <Button
        variant="quiet"
        icon="history"
        aria-label={t`Steps of this ${amount} transaction`}
        onClick={onShow}
      >
        <Trans>Steps</Trans>
      </Button>
      {cashOut.can_cancel ? (
        <>
          <Button
            variant="quiet"
            aria-label={t`Cancel this ${amount} cash-out`}
            onClick={() => onAsk('cancel')}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="ink"
            aria-label={t`Flush this ${amount} cash-out: lock it so that it can no longer be cancelled`}
            onClick={() => onAsk('flush')}
          >
            <Trans context="cash-out">Flush</Trans>
          </Button>
        </>
      ) : (
        <span className={s.final}>
          <Icon name="lock" size={16} /> <Trans>Can no longer be cancelled</Trans>
        </span>
      )}
    </div>
  );
}

/**
 * Shows the state of the cash-out as text, such as "Automatic payout in 12:34" or "Our team is reviewing the cash-out".
 * The text is not a live region, because a running countdown must not be announced.
 */
function State({ cashOut }: { cashOut: Transaction }) {
  const { dateTime } = useFormats();
  const errorText = useErrorText();
  const timeline = useCall(transactionTimeline, { params: { kind: 'cash-out', id: cashOut.id } });
  const answer = timeline.data?.data;
  if (!answer) return <span>{timeline.isPending ? '…' : dateTime(cashOut.created_at)}</span>;
  if (answer.problem) {
    return <span>{errorText(new ApiError(503, { code: answer.problem }))}</span>;
  }
  if (answer.goes_at !== null) return <GoesAt at={answer.goes_at} />;
  if (answer.at_desk) {
    return (
      <span>
        <Trans>Our team is reviewing the cash-out</Trans>
      </span>
    );
  }
  return <span>{dateTime(cashOut.updated_at)}</span>;
}

function GoesAt({ at }: { at: string }) {
  const { dateTime } = useFormats();
  const left = Date.parse(at) - useNow();
  if (left <= 0) {
    return (
      <span>
        <Trans>The cash-out will be sent shortly</Trans>
      </span>
    );
  }
  const time = countdown(left);
  return (
    <span title={dateTime(at)}>
      <Trans>
        Automatic payout in <time dateTime={at}>{time}</time>
      </Trans>
    </span>
  );
}

interface AskProps {
  what: Action;
  cashOut: Transaction;
  onClose: () => void;
  changed: () => void;
}

/** Returns a function that sends the request for the chosen action, and the state and error of that request. */
function useAction({ what, cashOut, onClose, changed }: AskProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = money(cashOut.amount);
  const done = (text: string) => ({
    onSuccess: () => {
      showToast({ text, tone: 'good' });
      onClose();
    },
    onSettled: changed,
  });
  const cancel = useSend(cancelCashOut, done(t`${amount} is back in your cash balance.`));
  const flush = useSend(
    flushCashOut,
    done(t`This cash-out is locked and can no longer be cancelled.`),
  );
  return {
    send: () => (what === 'flush' ? flush : cancel).mutate({ params: { id: cashOut.id } }),
    pending: cancel.isPending || flush.isPending,
    failure: cancel.error ?? flush.error,
  };
}

/**
 * Asks the member to confirm the chosen action: cancelling the cash-out, which returns the money, or locking it, which
 * is irreversible.
 */
function Ask(props: AskProps) {
  const { what, cashOut, onClose } = props;
  const { t } = useLingui();
  const { money } = useFormats();
  const errorText = useErrorText();
  const { send, pending, failure } = useAction(props);
  const amount = money(cashOut.amount);
  const method = cashOut.method ?? '';
  const words: Record<Action, { title: ReactNode; text: ReactNode; button: ReactNode }> = {
    cancel: {
      title: <Trans>Cancel this cash-out?</Trans>,
      text: (
        <Trans>
          The cash-out to {method} will be cancelled, and {amount} will return to your cash balance
          immediately. You can request another cash-out at any time.
        </Trans>
      ),
      button: <Trans>Cancel cash-out</Trans>,
    },
    flush: {
      title: <Trans>Lock this cash-out permanently?</Trans>,
      text: (
        <Trans>
          If you flush this cash-out, you can no longer cancel it to play with the money. {amount}{' '}
          will be paid to {method}. This cannot be undone.
        </Trans>
      ),
      button: <Trans>Lock cash-out permanently</Trans>,
    },
  };
  return (
    <Dialog paper title={words[what].title} closeLabel={t`Close`} onClose={onClose}>
      <div className={s.ask}>
        <span className={s.askSeal}>
          <WaxSeal locked={what === 'flush'} />
        </span>
        <p>{words[what].text}</p>
        {failure && (
          <p role="alert" className={s.alert}>
            {errorText(failure)}
          </p>
        )}
        <div className={s.askActions}>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Leave the cash-out unchanged</Trans>
          </Button>
          <Button variant={what === 'flush' ? 'danger' : 'ink'} loading={pending} onClick={send}>
            {words[what].button}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
