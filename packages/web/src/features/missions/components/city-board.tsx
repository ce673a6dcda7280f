import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Mission } from '@wl/contract/missions';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { iconOf } from '@wl/ui/features/missions/objective-words';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import type { City } from '@wl/world/city';
import { cityBySlug } from '@wl/world/cities/index';
import { useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { currentLanguage } from '../../../app/language/language.ts';
import { missionsQuery, namesQuery } from '../api.ts';
import { useMissionWords } from '../use-mission-words.ts';
import s from './city-board.module.css';
import { CityPostcard, type DistrictLight } from './city-postcard.tsx';
import { District } from './district.tsx';
import { FactsSheet } from './facts-sheet.tsx';
import { StampProgress } from './stamp-progress.tsx';

/** Returns the districts of a city, each with its missions and the number of completed missions. */
const districtsOf = (city: City, missions: readonly Mission[]) =>
  city.districts.map((district) => {
    const own = missions.filter((mission) => mission.district === district.slug);
    return { ...district, missions: own, done: own.filter(({ state }) => state === 'done').length };
  });

const lightsOf = (districts: ReturnType<typeof districtsOf>): DistrictLight[] =>
  districts.map(({ slug, name, done, missions }) => ({ slug, name, done, total: missions.length }));

/** Shows a city's postcard, lit in proportion to the completed missions, and the mission tickets of each district. */
export function CityBoard({ city: slug, here }: { city: string; here: string }) {
  const { cityName } = useMissionWords();
  const missions = useQuery(missionsQuery(slug));
  const names = useQuery(namesQuery(slug));
  const [askedId, setAsked] = useState<string | null>(null);
  const city = cityBySlug(slug);
  const name = cityName(slug);
  if (!city) return null;
  if (missions.isError && !missions.data)
    return <LoadFailure name={name} error={missions.error} retry={() => void missions.refetch()} />;
  const all = missions.data?.data;
  const districts = districtsOf(city, all ?? []);
  const asked = all?.find(({ id }) => id === askedId);
  const nameOf = (id: string) => names.data?.[id]?.name[currentLanguage()] ?? '';
  const progress = missions.data?.meta.progress;
  return (
    <section aria-labelledby="city-title" className={s.board}>
      <CityPostcard
        city={city}
        name={name}
        lights={lightsOf(districts)}
        stamped={progress?.stamp_at != null}
      >
        {progress ? (
          <StampProgress progress={progress} name={name} />
        ) : (
          <Skeleton className={s.boneStamp ?? ''} />
        )}
      </CityPostcard>
      {slug !== here && <Away name={name} here={here} />}
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
        <MissionFacts mission={asked} name={nameOf(asked.id)} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

function LoadFailure({ name, error, retry }: { name: string; error: Error; retry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t`The missions in ${name} could not be loaded`}
        action={
          <Button icon="repeat" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
}

/** Shows a note to a member who is in another city, because this board's missions do not count in that city. */
function Away({ name, here }: { name: string; here: string }) {
  const { cityName } = useMissionWords();
  return (
    <p className={s.away}>
      <Icon name="plane" size={22} />
      <span>
        <Trans>
          You can make progress on missions in {name} only while you are there. You are now in{' '}
          {cityName(here)}.
        </Trans>
      </span>
      <Link to="/" className={buttonClass({ variant: 'ink' })}>
        <Trans>Fly to {name} to continue</Trans>
      </Link>
    </p>
  );
}

function MissionFacts({
  mission,
  name,
  onClose,
}: {
  mission: Mission;
  name: string;
  onClose: () => void;
}) {
  const words = useMissionWords();
  return (
    <FactsSheet
      counting={{
        of: 'mission',
        id: mission.id,
        name,
        asks: words.objective(mission.objective),
        progress: words.progress(mission),
        isSum: mission.objective.kind === 'stake',
        icon: iconOf(mission.objective),
      }}
      onClose={onClose}
    />
  );
}
