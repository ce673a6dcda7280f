import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { cityBySlug } from '@wl/world/cities/index';
import { useErrorText } from '../../../app/errors.tsx';
import { useOverview } from '../use-overview.ts';
import { CityBoard } from './city-board.tsx';
import { CitySwitcher } from './city-switcher.tsx';
import { Itinerary } from './itinerary.tsx';
import s from './missions-tab.module.css';

/**
 * Shows the missions tab of My Journey: a city's board, the objectives of the city's districts, and the day's
 * itinerary.
 */
export default function MissionsTab() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const overview = useOverview();
  const search: { city?: unknown } = useSearch({ strict: false });
  if (overview.isPending) return <Waiting />;
  if (overview.isError) {
    return (
      <div role="alert">
        <EmptyState
          icon="warning"
          title={t`Your missions could not be loaded`}
          action={
            <Button icon="repeat" onClick={() => void overview.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(overview.error)}
        </EmptyState>
      </div>
    );
  }
  const { current_city: here, cities, itinerary } = overview.data.data;
  const asked = typeof search.city === 'string' ? cityBySlug(search.city)?.slug : undefined;
  const city = asked ?? here;
  return (
    <div className={s.tab}>
      <CityBoard key={city} city={city} here={here} />
      <Itinerary itinerary={itinerary} />
      <CitySwitcher cities={cities} shown={city} here={here} />
    </div>
  );
}

function Waiting() {
  return (
    <div className={s.tab} aria-busy="true">
      <Skeleton className={s.boneCard ?? ''} />
      <Skeleton className={s.boneTickets ?? ''} />
      <Skeleton className={s.boneList ?? ''} />
    </div>
  );
}
