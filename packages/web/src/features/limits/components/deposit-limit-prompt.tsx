import { Trans, useLingui } from '@lingui/react/macro';
import {
  answerLimitPrompt,
  getLimits,
  limitPeriods,
  putLimit,
  type LimitPeriod,
} from '@wl/contract/limits';
import { Button } from '@wl/ui/button';
import { Field } from '@wl/ui/field';
import { Icon } from '@wl/ui/icon';
import { type ReactNode, useState } from 'react';
import { queryClient, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/use-texts.ts';
import { readValue } from '../changes.ts';
import { feature } from '../routes.tsx';
import s from './deposit-limit-prompt.module.css';

/**
 * Asks before the first top-up whether the member wants a limit (trust U9). Shows no prompt after the member has
 * answered. The prompt is a paper card above the wallet's top-up form, and loads its own texts.
 * @param waiting content shown until it is known whether the prompt is needed, so that the form does not move while the
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

function Question() {
  const { t } = useLingui();
  const lengths = { day: t`Daily`, week: t`Weekly`, month: t`Monthly` } satisfies Record<
    LimitPeriod,
    string
  >;
  const errorText = useErrorText();
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [refusing, setRefusing] = useState(false);
  const answered = () => {
    void queryClient.invalidateQueries({ queryKey: [getLimits.path] });
  };
  const set = useSend(putLimit, { onSuccess: answered });
  const answer = useSend(answerLimitPrompt, { onSuccess: answered });
  const failed = set.error ?? answer.error;
  const save = () => {
    const cents = readValue('deposit', text);
    if (cents === undefined) setComplaint(t`Enter an amount such as 50 or 50.00.`);
    else set.mutate({ params: { kind: 'deposit', period }, body: { value: cents } });
  };
  return (
    <section className={s.prompt} aria-labelledby="limit-prompt">
      <h2 id="limit-prompt">
        <Icon name="lifebuoy" size={20} />
        <Trans>What is the most you want to top up?</Trans>
      </h2>
      {refusing ? (
        <>
          <p>
            <Trans>
              If you do not set a limit, only the casino’s limits apply. You can set your own limit
              at any time.
            </Trans>
          </p>
          <div className={s.actions}>
            <Button variant="ink" onClick={() => setRefusing(false)}>
              <Trans>Back</Trans>
            </Button>
            <Button
              variant="quiet"
              loading={answer.isPending}
              onClick={() => answer.mutate({ body: { answer: 'no_limit', confirmed: true } })}
            >
              <Trans>Yes, continue without a limit</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            <Trans>
              It is easiest to choose a limit before you start. You can lower it whenever you like.
            </Trans>
          </p>
          <fieldset className={s.periods}>
            <legend className="sr-only">
              <Trans>How the limit is counted</Trans>
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
            onChange={(event) => {
              setComplaint(undefined);
              setText(event.target.value);
            }}
          />
          <div className={s.actions}>
            <Button variant="ink" loading={set.isPending} onClick={save}>
              <Trans>Set this limit</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setRefusing(true)}>
              <Trans>No limit</Trans>
            </Button>
          </div>
        </>
      )}
      {failed && <p role="alert">{errorText(failed)}</p>}
    </section>
  );
}
