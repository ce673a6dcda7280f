import { Trans, useLingui } from '@lingui/react/macro';
import { putLimit, type OwnLimit } from '@wl/contract/limits';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Field } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { OWN_LIMIT_MAX_CENTS } from '@wl/world/casino/limits';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { writeCents } from '../../../app/language/amount.ts';
import { effectOf, outcomeOf, readValue, type Effect } from '../changes.ts';
import { useLimitWords } from '../use-limit-words.ts';
import s from './limits.module.css';

const QUICK_CENTS = {
  day: [20_00, 50_00, 100_00],
  week: [50_00, 150_00, 300_00],
  month: [100_00, 300_00, 1000_00],
};
const QUICK_MINUTES = [30, 60, 120, 180];

interface LimitDialogProps {
  limit: OwnLimit;
  nowMs: number;
  onClose: () => void;
  changed: () => void;
}

/** Formats an amount for the input field. */
const write = (kind: OwnLimit['kind'], amount: number) =>
  kind === 'session_time' ? String(amount) : writeCents(amount);

/**
 * Returns the limit that the member is entering, and functions to change it. `requested` is undefined while the text is
 * not a valid limit.
 * @param onChange called before every change, to clear the error of the last request
 */
function useDraft({ kind, value }: OwnLimit, onChange: () => void) {
  const [text, setText] = useState(value === null ? '' : write(kind, value));
  const [complaint, setComplaint] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const startChange = (isRemoval: boolean) => {
    onChange();
    setComplaint(undefined);
    setRemoving(isRemoval);
  };
  return {
    text,
    removing,
    complaint,
    requested: removing ? null : readValue(kind, text),
    complain: setComplaint,
    remove: () => startChange(true),
    type: (next: string) => {
      startChange(false);
      setText(next);
    },
  };
}

/**
 * Shows a dialog that sets, lowers, raises or removes one limit, and states beforehand when the change will take
 * effect.
 */
export function LimitDialog({ limit, nowMs, onClose, changed }: LimitDialogProps) {
  const { t } = useLingui();
  const words = useLimitWords();
  const { money } = useFormats();
  const errorText = useErrorText();
  const { kind, period, ceiling } = limit;
  const isTime = kind === 'session_time';
  const most = money(OWN_LIMIT_MAX_CENTS);
  const casino = money(ceiling ?? 0);
  const outcomes: Record<Effect['kind'], string> = {
    same: t`This is already your limit.`,
    'at-once': t`Your limit applies from now on.`,
    waits: t`Change requested. In 24 hours, we will ask you to confirm it.`,
    waiting: t`You have already requested this change. It is pending.`,
  };
  const send = useSend(putLimit, {
    onSuccess: ({ data }, { body }) => {
      changed();
      onClose();
      showToast({ text: outcomes[outcomeOf(limit, body.value, data)], tone: 'good' });
    },
  });
  const draft = useDraft(limit, send.reset);
  const { text, removing, complaint, requested } = draft;
  const submit = () => {
    if (requested === undefined) {
      draft.complain(
        isTime
          ? t`Enter a whole number of minutes, at most 1,440.`
          : t`Enter an amount such as 50 or 50.00, at most ${most}.`,
      );
      return;
    }
    send.mutate({ params: { kind, period }, body: { value: requested } });
  };
  return (
    <Dialog title={words.name(limit)} closeLabel={t`Close`} onClose={onClose} paper>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={isTime ? t`Maximum, in minutes` : t`Maximum`}
          hint={ceiling === null ? undefined : t`The casino’s own limit is ${casino}.`}
          error={complaint ?? (send.isError ? errorText(send.error) : undefined)}
          name="limit"
          inputMode={isTime ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={removing ? '' : text}
          onChange={(event) => draft.type(event.target.value)}
        />
        <QuickChoices limit={limit} draft={draft} />
        <EffectText limit={limit} requested={requested} nowMs={nowMs} />
        <Button type="submit" wide loading={send.isPending}>
          {removing ? <Trans>Request removal</Trans> : <Trans>Set this limit</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}

function QuickChoices({
  limit: { kind, period, value },
  draft,
}: {
  limit: OwnLimit;
  draft: ReturnType<typeof useDraft>;
}) {
  const { t } = useLingui();
  const words = useLimitWords();
  return (
    <div className={s.quick} role="group" aria-label={t`Suggested values`}>
      {(kind === 'session_time' ? QUICK_MINUTES : QUICK_CENTS[period]).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={draft.requested === amount}
          onClick={() => draft.type(write(kind, amount))}
        >
          {words.amount(kind, amount)}
        </button>
      ))}
      {value !== null && (
        <button type="button" aria-pressed={draft.removing} onClick={() => draft.remove()}>
          <Trans>No limit</Trans>
        </button>
      )}
    </div>
  );
}

function EffectText({
  limit,
  requested,
  nowMs,
}: {
  limit: OwnLimit;
  requested: number | null | undefined;
  nowMs: number;
}) {
  const words = useLimitWords();
  const { dateTime } = useFormats();
  const effect = requested === undefined ? undefined : effectOf(limit, requested, nowMs);
  const held = words.value(limit.kind, limit.value);
  const when = effect?.kind === 'waits' ? dateTime(new Date(effect.untilMs)) : '';
  return (
    <p className={s.effect} role="status">
      {effect?.kind === 'at-once' && <Trans>A stricter limit applies immediately.</Trans>}
      {effect?.kind === 'same' && <Trans>This is already your limit.</Trans>}
      {effect?.kind === 'waiting' && (
        <Trans>You have already requested this change. It is pending.</Trans>
      )}
      {effect?.kind === 'waits' && (
        <Trans>
          A looser limit takes effect only if you confirm it after {when}. Your limit of {held}{' '}
          applies until you confirm.
        </Trans>
      )}
    </p>
  );
}
