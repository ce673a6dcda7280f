import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../feature.ts';
import { useMissionWords } from '../use-mission-words.ts';
import { useOverview } from '../use-overview.ts';
import { ErrandRow } from './errand-row.tsx';
import s from './home-itinerary.module.css';

/**
 * Shows a short itinerary on the member's home page: today's errands and the progress towards the city's stamp. Shows
 * nothing if the data cannot be loaded.
 */
export default function HomeItinerary() {
  const { t } = useLingui();
  const { cityName } = useMissionWords();
  const hasTexts = useTexts(feature);
  const { data, isError } = useOverview();
  if (isError) return null;
  if (!data || !hasTexts) return <Skeleton className={s.bone ?? ''} />;
  const { current_city: here, cities, itinerary } = data.data;
  const city = cities.find((one) => one.city === here);
  const name = cityName(here);
  return (
    <section aria-labelledby="home-itinerary">
      <div className={s.head}>
        <h2 id="home-itinerary">
          <Trans>Itinerary</Trans>
        </h2>
        <Link to="/my-journey">
          <Trans>All missions</Trans>
        </Link>
      </div>
      <PaperCard>
        {city && (
          <p className={s.city}>
            <b>{name}</b>
            <span className="num">
              <Trans>
                {city.done} of {city.total} missions
              </Trans>
            </span>
            <ProgressBar value={city.done} max={city.total} label={t`Missions in ${name}`} />
          </p>
        )}
        <h3 className={s.when}>
          <Trans>Today</Trans>
        </h3>
        <ol>
          {itinerary.errands.map((errand) => (
            <ErrandRow key={errand.id} errand={errand} />
          ))}
        </ol>
        <h3 className={s.when}>
          <Trans>This week</Trans>
        </h3>
        <ol>
          <ErrandRow errand={itinerary.weekly} />
        </ol>
      </PaperCard>
    </section>
  );
}
