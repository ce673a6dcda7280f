import { Plural, Trans } from '@lingui/react/macro';
import { getRealityCheck, putRealityCheck } from '@wl/contract/limits';
import { REALITY_MINUTES, type RealityMinutes } from '@wl/world/casino/limits';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { keepAnswer, keyOf, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import s from './limits.module.css';

/** Shows the selector for the interval between reality checks during play. */
export function RealityChoice() {
  const errorText = useErrorText();
  const check = useCall(getRealityCheck, {}).data?.data;
  const put = useSend(putRealityCheck, {
    scope: { id: 'reality check' },
    onSuccess: (reply) => {
      keepAnswer(keyOf(getRealityCheck, {}), reply);
    },
  });
  // Interval that the member has just chosen, shown until the server has responded.
  const [chosen, setChosen] = useState<RealityMinutes>();
  if (!check) return null;
  const choose = (minutes: RealityMinutes) => {
    setChosen(minutes);
    put.mutate({ body: { every_minutes: minutes } }, { onSettled: () => setChosen(undefined) });
  };
  const left = Math.ceil((Date.parse(check.due_at) - Date.parse(check.server_now)) / 60_000);
  return (
    <section className={`paper ${s.card ?? ''}`} aria-labelledby="limits-reality">
      <div className={s.cardHead}>
        <span className={s.seal}>
          <Icon name="hourglass" size={24} />
        </span>
        <div>
          <h2 id="limits-reality">
            <Trans>Reality check</Trans>
          </h2>
          <p>
            <Trans>
              Play pauses until you confirm that you have seen your time, stakes and winnings.
            </Trans>{' '}
            {left > 0 && (
              <Plural
                value={left}
                one="The next reality check is in # minute."
                other="The next reality check is in # minutes."
              />
            )}
          </p>
        </div>
      </div>
      <fieldset className={s.choices}>
        <legend>
          <Trans>Reality check interval</Trans>
        </legend>
        {REALITY_MINUTES.map((minutes) => (
          <label key={minutes}>
            <input
              type="radio"
              name="reality-minutes"
              checked={(chosen ?? check.every_minutes) === minutes}
              onChange={() => choose(minutes)}
            />
            <Trans>{minutes} minutes</Trans>
          </label>
        ))}
      </fieldset>
      {put.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(put.error)}
        </p>
      )}
    </section>
  );
}
