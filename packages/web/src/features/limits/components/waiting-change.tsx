import { Trans, useLingui } from '@lingui/react/macro';
import { confirmLimit, withdrawLimitChange, type OwnLimit } from '@wl/contract/limits';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { showToast } from '@wl/ui/feedback/toast';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { timeLeft } from '../changes.ts';
import { useLimitWords } from '../use-limit-words.ts';
import s from './limits.module.css';

/**
 * Shows a pending increase or removal of a limit. Until the waiting period ends, shows the remaining time. Then asks
 * whether the change should apply.
 */
export function WaitingChange({
  limit,
  nowMs,
  changed,
}: {
  limit: OwnLimit;
  nowMs: number;
  changed: () => void;
}) {
  const { t } = useLingui();
  const words = useLimitWords();
  const errorText = useErrorText();
  const confirm = useSend(confirmLimit, {
    onSuccess: () => showToast({ text: t`Your new limit now applies.`, tone: 'good' }),
    onSettled: changed,
  });
  const withdraw = useSend(withdrawLimitChange, {
    onSuccess: () =>
      showToast({ text: t`Your limit is unchanged and still applies.`, tone: 'good' }),
    onSettled: changed,
  });
  const { kind, period, waiting } = limit;
  if (!waiting) return null;
  const until = Date.parse(waiting.effective_at);
  const isOver = nowMs >= until;
  const left = timeLeft(until, nowMs);
  const requested = words.value(kind, waiting.value);
  const held = words.value(kind, limit.value);
  const params = { kind, period };
  const failed = confirm.error ?? withdraw.error;
  return (
    <div className={s.waiting} data-over={isOver}>
      <Head limit={limit} waiting={waiting} isOver={isOver} />
      {!isOver && (
        <p className={s.countdown} role="timer" aria-label={words.spoken(left)}>
          <span aria-hidden="true">{words.countdown(left)}</span>
        </p>
      )}
      {failed && (
        <p role="alert" className={s.trouble}>
          {errorText(failed)}
        </p>
      )}
      <div className={s.actions}>
        {isOver && (
          <Button
            variant="ink"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ params, body: { value: waiting.value } })}
          >
            {waiting.value === null ? (
              <Trans>Yes, remove the limit</Trans>
            ) : (
              <Trans>Confirm {requested}</Trans>
            )}
          </Button>
        )}
        <Button
          variant="quiet"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ params })}
        >
          <Trans>Keep {held}</Trans>
        </Button>
      </div>
    </div>
  );
}

/**
 * Shows the requested change. During the waiting period, also shows when the period ends. Afterwards, asks whether the
 * member still wants the change.
 */
function Head({
  limit,
  waiting,
  isOver,
}: {
  limit: OwnLimit;
  waiting: NonNullable<OwnLimit['waiting']>;
  isOver: boolean;
}) {
  const words = useLimitWords();
  const { dateTime } = useFormats();
  const requested = words.value(limit.kind, waiting.value);
  const held = words.value(limit.kind, limit.value);
  const when = dateTime(waiting.effective_at);
  return (
    <p className={s.waitingHead}>
      <Icon name={isOver ? 'hand' : 'hourglass'} size={20} />
      <span>
        {waiting.value === null ? (
          <Trans>You requested the removal of this limit.</Trans>
        ) : (
          <Trans>You requested a limit of {requested}.</Trans>
        )}{' '}
        {isOver ? (
          <Trans>The waiting period is over. Do you still want this change?</Trans>
        ) : (
          <Trans>
            From {when}, you can confirm the change. Until you confirm, your limit of {held}{' '}
            applies.
          </Trans>
        )}
      </span>
    </p>
  );
}
