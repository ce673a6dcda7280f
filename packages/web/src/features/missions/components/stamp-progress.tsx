import { Trans, useLingui } from '@lingui/react/macro';
import type { CityProgress } from '@wl/contract/missions';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Stamp } from '@wl/ui/journey/stamp';
import { cityBySlug } from '@wl/world/cities/index';
import { useEffect } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { freshlyDone } from '../completed.ts';
import s from './stamp-progress.module.css';

/** Shows progress towards the city's passport stamp or, once it has been earned, the stamp itself. */
export function StampProgress({ progress, name }: { progress: CityProgress; name: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { city, done, total, needed, stamp_at: stampAt } = progress;
  const left = needed - Math.min(done, needed);
  useEffect(
    () => () => {
      freshlyDone.delete(city);
    },
    [city],
  );
  return (
    <div className={`paper ${s.card}`}>
      <div className={s.words}>
        <b>{stampAt === null ? <Trans>Passport stamp</Trans> : <Trans>Stamped</Trans>}</b>
        <ProgressBar
          value={Math.min(done, needed)}
          max={needed}
          tone="red"
          label={t`Missions for the ${name} stamp`}
        />
        <span>
          {stampAt === null ? (
            <Trans>
              {done} of {needed} missions
            </Trans>
          ) : (
            <Trans>
              {done} of {total} missions completed
            </Trans>
          )}
        </span>
      </div>
      {stampAt === null ? (
        <span className={s.empty} aria-hidden="true">
          {left}
        </span>
      ) : (
        <Stamp
          name={cityBySlug(city)?.airport}
          line={date(stampAt)}
          fresh={freshlyDone.has(city)}
        />
      )}
    </div>
  );
}
