import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CityProgress } from '@wl/contract/missions';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useMissionWords } from '../use-mission-words.ts';
import s from './city-switcher.module.css';

/** Lists all ten cities with the member's progress. Members can view every city's board from any city. */
export function CitySwitcher({
  cities,
  shown,
  here,
}: {
  cities: readonly CityProgress[];
  shown: string;
  here: string;
}) {
  const { t } = useLingui();
  const { cityName } = useMissionWords();
  return (
    <nav aria-label={t`City mission boards`} className={s.nav}>
      <h2>
        <Trans>All cities</Trans>
      </h2>
      <ul>
        {cities.map(({ city, done, total, stamp_at: stampAt }) => (
          <li key={city}>
            <Link
              to="/my-journey/$status"
              params={{ status: 'missions' }}
              {...(city !== here && { search: { city } })}
              aria-current={city === shown ? 'page' : undefined}
              className={cx(s.city, city === shown && s.shown)}
            >
              <img
                src={`/art/cities/${city}/postcard-480.avif`}
                width="480"
                height="320"
                loading="lazy"
                alt=""
                className={cx(stampAt === null && done === 0 && city !== here && s.unlit)}
              />
              <span className={s.words}>
                <b>{cityName(city)}</b>
                <span>
                  {city === here ? (
                    <>
                      <Icon name="pin" size={15} />
                      <Trans>You are here</Trans>
                    </>
                  ) : stampAt !== null ? (
                    <>
                      <Icon name="seal" size={15} />
                      <Trans>Stamped</Trans>
                    </>
                  ) : (
                    <Trans>
                      {done} of {total}
                    </Trans>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
