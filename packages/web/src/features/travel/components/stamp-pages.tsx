import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Gate } from '@wl/contract/travel';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { gatesQuery } from '../api.ts';
import { inkOf } from '../city-ink.ts';
import { stampDay } from '../stamp-day.ts';
import { useCities } from '../use-cities.ts';
import { CityStamp } from './city-stamp.tsx';
import s from './stamp-pages.module.css';

/** Shows the passport spread of city stamps: earned stamps in ink, and empty spaces for the others. */
export default function StampPages() {
  const errorText = useErrorText();
  const { data, isPending, isError, error, refetch } = useQuery(gatesQuery);
  const controls = data?.data;
  if (controls) return <Spread gates={controls.gates} />;
  return (
    <div aria-busy={isPending}>
      {isPending && <Skeleton className={s.bone ?? ''} />}
      {isError && (
        <div role="alert">
          <EmptyState
            icon="seal"
            title={<Trans>Your stamps could not be loaded.</Trans>}
            action={
              <Button icon="repeat" onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(error)}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function Spread({ gates }: { gates: Gate[] }) {
  const { t } = useLingui();
  const stamped = gates.filter(({ stamped_at: at }) => at !== null).length;
  const all = gates.length;
  const half = Math.ceil(all / 2);
  return (
    <section className={s.cover} aria-labelledby="city-stamps">
      <div className={`paper ${s.spread ?? ''}`}>
        <header className={s.head}>
          <h2 id="city-stamps">
            <Trans>City stamps</Trans>
          </h2>
          <p>{t`${stamped} of ${all} stamps`}</p>
        </header>
        <ul className={s.page} aria-label={t`Left page`}>
          {gates.slice(0, half).map((gate) => (
            <Place key={gate.city} gate={gate} />
          ))}
        </ul>
        <ul className={s.page} aria-label={t`Right page`}>
          {gates.slice(half).map((gate) => (
            <Place key={gate.city} gate={gate} />
          ))}
        </ul>
        <p className={s.how}>
          <Trans>Complete nine of a city’s twelve missions to earn its stamp.</Trans>
        </p>
      </div>
    </section>
  );
}

function Place({ gate: { city, airport, stamped_at: at, visits } }: { gate: Gate }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const cities = useCities();
  const name = cities.name(city);
  const day = at === null ? '' : date(at);
  const line = at === null ? '' : `${airport} · ${stampDay(at, currentLanguage())}`;
  return (
    <li>
      <CityStamp {...inkOf(city)} name={name} line={line} inked={at !== null} />
      <span className={s.announced}>
        <span className="sr-only">
          {at === null ? t`${name}: not stamped yet` : t`${name}: stamped on ${day}`}
          {'. '}
        </span>
        {visits > 0 && <span>{t`Visits: ${visits}`}</span>}
      </span>
    </li>
  );
}
