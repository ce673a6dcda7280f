import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/button';
import { EmptyState } from '@wl/ui/empty-state';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/skeleton';
import { cityBySlug } from '@wl/world/cities/index';
import { useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { currentLanguage } from '../../../app/language.ts';
import { missionsQuery, namesQuery } from '../api.ts';
import { iconOf, useMissionWords } from '../use-mission-words.ts';
import s from './city-board.module.css';
import { CityPostcard, type DistrictLight } from './city-postcard.tsx';
import { District } from './district.tsx';
import { FactsSheet } from './facts-sheet.tsx';
import { StampProgress } from './stamp-progress.tsx';

/**
 * Board of one city: its postcard, lit in proportion to the completed missions, and the tickets of its three districts.
 */
export function CityBoard({ city: slug, here }: { city: string; here: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const words = useMissionWords();
  const { cityName } = words;
  const missions = useQuery(missionsQuery(slug));
  const names = useQuery(namesQuery(slug));
  const [askedId, setAsked] = useState<string | null>(null);
  const city = cityBySlug(slug);
  const name = cityName(slug);
  if (!city) return null;
  if (missions.isError && !missions.data) {
    return (
      <div role="alert">
        <EmptyState
          icon="warning"
          title={t`The missions in ${name} could not be loaded`}
          action={
            <Button icon="repeat" onClick={() => void missions.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(missions.error)}
        </EmptyState>
      </div>
    );
  }
  const all = missions.data?.data;
  const districts = city.districts.map((district) => {
    const own = (all ?? []).filter((mission) => mission.district === district.slug);
    return { ...district, missions: own, done: own.filter(({ state }) => state === 'done').length };
  });
  const lights: DistrictLight[] = districts.map(
    ({ slug: id, name: title, done, missions: own }) => ({
      slug: id,
      name: title,
      done,
      total: own.length,
    }),
  );
  const asked = all?.find(({ id }) => id === askedId);
  const nameOf = (id: string) => names.data?.[id]?.name[currentLanguage()] ?? '';
  const progress = missions.data?.meta.progress;
  return (
    <section aria-labelledby="city-title" className={s.board}>
      <CityPostcard city={city} name={name} lights={lights} stamped={progress?.stamp_at != null}>
        {progress ? (
          <StampProgress progress={progress} name={name} />
        ) : (
          <Skeleton className={s.boneStamp ?? ''} />
        )}
      </CityPostcard>
      {slug !== here && (
        <p className={s.away}>
          <Icon name="plane" size={22} />
          <span>
            <Trans>
              Missions in {name} count only while you are there. You are now in {cityName(here)}.
            </Trans>
          </span>
          <Link to="/" className={buttonClass({ variant: 'ink' })}>
            <Trans>Fly there to continue</Trans>
          </Link>
        </p>
      )}
      {all && names.data ? (
        <div className={s.districts}>
          {districts.map((district) => (
            <District
              key={district.slug}
              slug={district.slug}
              name={district.name}
              missions={district.missions}
              nameOf={nameOf}
              isHere={slug === here}
              onAsk={setAsked}
            />
          ))}
        </div>
      ) : (
        <div className={s.districts} aria-busy="true">
          {city.districts.map((district) => (
            <Skeleton key={district.slug} className={s.boneDistrict ?? ''} />
          ))}
        </div>
      )}
      {asked && (
        <FactsSheet
          counting={{
            of: 'mission',
            id: asked.id,
            name: nameOf(asked.id),
            asks: words.objective(asked.objective),
            progress: words.progress(asked),
            isSum: asked.objective.kind === 'stake',
            icon: iconOf(asked.objective),
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
