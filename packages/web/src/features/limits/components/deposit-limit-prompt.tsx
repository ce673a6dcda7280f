import { Trans, useLingui } from '@lingui/react/macro';
import {
  answerLimitPrompt,
  getLimits,
  limitPeriods,
  putLimit,
  type LimitPeriod,
} from '@wl/contract/limits';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { type ReactNode, useState } from 'react';
import { queryClient, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { readValue } from '../changes.ts';
import { feature } from '../routes.tsx';
import s from './deposit-limit-prompt.module.css';

/**
 * Asks the member before the first top-up to set or decline a deposit limit (trust U9). The question is shown in a card
 * above the top-up form. A member who has answered the question sees only the form.
 *
 * @param waiting content shown until it is known whether the card is needed, so that the form does not move while the
 *   member taps it
 */
export default function DepositLimitPrompt({
  waiting,
  children,
}: {
  waiting: ReactNode;
  children: ReactNode;
}) {
  const hasTexts = useTexts(feature);
  const limits = useCall(getLimits, {});
  if (limits.isPending || (limits.data && !hasTexts)) return waiting;
  return (
    <>
      {limits.data?.data.prompt.due && <Question />}
      {children}
    </>
  );
}

function useDraft(onSet: () => void) {
  const { t } = useLingui();
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const set = useSend(putLimit, { onSuccess: onSet });
  const type = (text: string) => {
    setComplaint(undefined);
    setText(text);
  };
  const save = () => {
    const cents = readValue('deposit', text);
    if (cents === undefined) setComplaint(t`Enter an amount such as 50 or 50.00.`);
    else set.mutate({ params: { kind: 'deposit', period }, body: { value: cents } });
  };
  return { period, setPeriod, text, type, complaint, set, save };
}

function Question() {
  const errorText = useErrorText();
  const [refusing, setRefusing] = useState(false);
  const answered = () => {
    void queryClient.invalidateQueries({ queryKey: [getLimits.path] });
  };
  const draft = useDraft(answered);
  const answer = useSend(answerLimitPrompt, { onSuccess: answered });
  const failed = draft.set.error ?? answer.error;
  return (
    <section className={s.prompt} aria-labelledby="limit-prompt">
      <h2 id="limit-prompt">
        <Icon name="lifebuoy" size={20} />
        <Trans>What is the most you want to top up?</Trans>
      </h2>
      {refusing ? (
        <Refusal
          isBusy={answer.isPending}
          onConfirm={() => answer.mutate({ body: { answer: 'no_limit', confirmed: true } })}
          onBack={() => setRefusing(false)}
        />
      ) : (
        <LimitForm draft={draft} onRefuse={() => setRefusing(true)} />
      )}
      {failed && <p role="alert">{errorText(failed)}</p>}
    </section>
  );
}

function LimitForm({
  draft: { period, setPeriod, text, type, complaint, set, save },
  onRefuse,
}: {
  draft: ReturnType<typeof useDraft>;
  onRefuse: () => void;
}) {
  const { t } = useLingui();
  const lengths = { day: t`Daily`, week: t`Weekly`, month: t`Monthly` } satisfies Record<
    LimitPeriod,
    string
  >;
  return (
    <>
      <p>
        <Trans>
          It is easiest to choose a limit before you start. You can lower it whenever you like.
        </Trans>
      </p>
      <fieldset className={s.periods}>
        <legend className="sr-only">
          <Trans>Limit period</Trans>
        </legend>
        {limitPeriods.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="limit-period"
              checked={period === one}
              onChange={() => setPeriod(one)}
            />
            <span>{lengths[one]}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={t`Maximum`}
        name="deposit-limit"
        inputMode="decimal"
        autoComplete="off"
        error={complaint}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <div className={s.actions}>
        <Button variant="ink" loading={set.isPending} onClick={save}>
          <Trans>Set this limit</Trans>
        </Button>
        <Button variant="quiet" onClick={onRefuse}>
          <Trans>Continue without a limit</Trans>
        </Button>
      </div>
    </>
  );
}

/** Asks the member to confirm that they want no limit. */
function Refusal({
  isBusy,
  onConfirm,
  onBack,
}: {
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}) {
  return (
    <>
      <p>
        <Trans>
          If you do not set a limit, only the casino’s limits apply. You can set your own limit at
          any time.
        </Trans>
      </p>
      <div className={s.actions}>
        <Button variant="ink" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="quiet" loading={isBusy} onClick={onConfirm}>
          <Trans>Yes, continue without a limit</Trans>
        </Button>
      </div>
    </>
  );
}
