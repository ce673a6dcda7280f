import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Trip, trips } from '@wl/contract/travel';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { request } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useCities } from '../use-cities.ts';
import StampPages from './stamp-pages.tsx';
import s from './stamps-tab.module.css';

/** Shows the stamps tab of My Journey: the passport's stamps, followed by the list of the member's trips. */
export default function StampsTab() {
  return (
    <div className={s.tab}>
      <StampPages />
      <Trips />
    </div>
  );
}

function Trips() {
  const errorText = useErrorText();
  const list = useInfiniteQuery({
    queryKey: [trips.path, 'all'],
    queryFn: ({ pageParam, signal }) => request(trips, { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.to < meta.total ? meta.current_page + 1 : undefined),
  });
  const shown = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.meta.total ?? 0;
  return (
    <section aria-labelledby="trips-title">
      <h2 id="trips-title" className={s.title}>
        <Trans>Trips</Trans>
        {total > 0 && (
          <span>
            <Plural value={total} one="# flight" other="# flights" />
          </span>
        )}
      </h2>
      <Panel aria-busy={list.isPending}>
        {list.isPending && <Skeleton className="h-14" />}
        {list.isError && (
          <div role="alert">
            <EmptyState
              icon="plane"
              as="h3"
              title={<Trans>Your trips could not be loaded.</Trans>}
              action={
                <Button icon="repeat" onClick={() => void list.refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              {errorText(list.error)}
            </EmptyState>
          </div>
        )}
        {list.data && shown.length === 0 && (
          <EmptyState
            icon="plane"
            as="h3"
            title={<Trans>Your trips will appear here</Trans>}
            action={
              <Link to="/" className={buttonClass()}>
                <Trans>Open the flight map</Trans>
              </Link>
            }
          />
        )}
        {shown.length > 0 && (
          <ol className={s.trips}>
            {shown.map((trip) => (
              <Flown key={trip.id} trip={trip} />
            ))}
          </ol>
        )}
        {list.hasNextPage && (
          <Button
            variant="quiet"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <Trans>Show earlier trips</Trans>
          </Button>
        )}
      </Panel>
    </section>
  );
}

function Flown({ trip }: { trip: Trip }) {
  const { t } = useLingui();
  const { coins, date } = useFormats();
  const cities = useCities();
  const paid = {
    first: t`First trip free`,
    ticket: t`Destination ticket`,
    coins: t`${coins(trip.coins)} Coins`,
  };
  return (
    <li className={s.trip}>
      <span className={s.codes} aria-hidden="true">
        {cities.airport(trip.from)} <Icon name="plane" size={16} /> {cities.airport(trip.to)}
      </span>
      <span className={s.words}>
        <b>{t`${cities.name(trip.from)} to ${cities.name(trip.to)}`}</b>
        <span>
          {date(trip.at)} · {t`${coins(trip.distance_km)} km`}
        </span>
      </span>
      <span className={s.paid}>{paid[trip.how]}</span>
    </li>
  );
}
