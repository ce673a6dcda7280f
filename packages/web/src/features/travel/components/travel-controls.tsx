import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Gates, Trip } from '@wl/contract/travel';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { gatesQuery } from '../api.ts';
import { useGateWords } from '../use-gate-words.ts';
import { Departures } from './departures.tsx';
import { FlightMap } from './flight-map.tsx';
import { FlightPass } from './flight-pass.tsx';
import s from './travel-controls.module.css';

const Arrival = lazy(() => import('./arrival.tsx'));

/** Cities that are too close together on the large map, and are therefore shown in an inset. */
const oldWorld = ['london', 'paris', 'barcelona', 'istanbul'];

/**
 * Returns the city for the first boarding pass: the nearest city with an open gate, or the nearest of all if no gate is
 * open.
 */
function suggested({ here, gates }: Gates): string | undefined {
  const others = gates
    .filter(({ city }) => city !== here)
    .sort((a, b) => a.distance_km - b.distance_km);
  return (others.find(({ closed }) => closed === null) ?? others[0])?.city;
}

/**
 * Shows the flight map, the boarding pass of the chosen city, and all departures as a list.
 * @param side additional content, shown beside the map and below the boarding pass
 */
export default function TravelControls({ side }: { side: ReactNode }) {
  const errorText = useErrorText();
  const { data, isPending, isError, error, refetch } = useQuery(gatesQuery);
  const controls = data?.data;
  if (controls) return <Controls controls={controls} side={side} />;
  return (
    <>
      <Panel flush className={s.mapPanel} aria-busy={isPending}>
        {isPending && <Skeleton className={s.bone ?? ''} />}
        {isError && (
          <div role="alert">
            <EmptyState
              icon="plane"
              title={<Trans>The departures could not be loaded.</Trans>}
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
      </Panel>
      {isPending && (
        <>
          <Skeleton className={cx(s.pass, s.passBone)} />
          <Skeleton className={cx(s.departures, s.departuresBone)} />
        </>
      )}
      <div className={s.side}>{side}</div>
    </>
  );
}

function Controls({ controls, side }: { controls: Gates; side: ReactNode }) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [picked, setPicked] = useState<string>();
  const [arrived, setArrived] = useState<Trip>();
  const pass = useRef<HTMLHeadingElement>(null);
  const chosen = picked !== undefined && picked !== controls.here ? picked : suggested(controls);
  const gate = controls.gates.find(({ city }) => city === chosen);
  const showPass = () => {
    pass.current?.focus({ preventScroll: true });
    pass.current?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (slug: string) => {
    if (slug === chosen) showPass();
    setPicked(slug);
  };
  // Focus the chosen city's boarding pass after it has been rendered.
  useEffect(() => {
    if (picked !== undefined) showPass();
  }, [picked]);
  const shared = { controls, chosen, onChoose: choose };
  return (
    <>
      <MapPanel {...shared} />
      {gate && (
        <div className={s.pass}>
          <FlightPass
            // Remount the pass when the departure city or the destination changes, to reset its state.
            key={`${controls.here}-${gate.city}`}
            controls={controls}
            gate={gate}
            title={pass}
            prefersTicket={search['pay'] === 'ticket'}
            onArrived={setArrived}
          />
        </div>
      )}
      <div className={s.departures}>
        <Departures {...shared} />
      </div>
      <div className={s.side}>{side}</div>
      {arrived && (
        <Suspense>
          <Arrival
            trip={arrived}
            onClose={() => {
              setArrived(undefined);
              setPicked(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface MapProps {
  controls: Gates;
  /** City whose boarding pass is shown beside the map. */
  chosen: string | undefined;
  onChoose: (slug: string) => void;
}

/**
 * Shows the flight map, with separate drawings for desktops and phones, and a note that explains either the fares or
 * the reason why the member cannot travel.
 */
function MapPanel(shared: MapProps) {
  const { controls } = shared;
  const { t } = useLingui();
  const words = useGateWords(controls);
  const stamped = controls.gates.filter(({ stamped_at: at }) => at !== null).length;
  const all = controls.gates.length;
  /**
   * First gate that is closed for a reason that applies to every gate. Two reasons do not apply to every gate: the
   * member is already in the city, or has too few Coins. Undefined if no gate is closed for any other reason.
   */
  const locked = controls.gates.find(
    ({ closed }) =>
      closed !== null && closed !== 'travel.already_there' && closed !== 'travel.not_enough_coins',
  );
  return (
    <Panel flush className={s.mapPanel}>
      <FlightMap
        {...shared}
        chart="desktop"
        without={oldWorld.filter((slug) => slug !== controls.here)}
        className={s.wideMap}
        fit="cover"
      />
      <FlightMap {...shared} chart="europe" className={s.inset} />
      <FlightMap {...shared} chart="phone" className={s.phoneMap} />
      <p className={s.mapNote}>
        <span>
          <Icon name={locked ? 'lock' : 'coin'} size={16} />
          {locked ? words.reason(locked) : <Trans>Fares in Coins from your current city</Trans>}
        </span>
        <span>
          <Icon name="seal" size={16} />
          {t`${stamped} of ${all} stamps`}
        </span>
      </p>
    </Panel>
  );
}
