import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '@wl/contract/travel';
import { cityArrival } from '@wl/world/cities/arrivals';
import { Button } from '@wl/ui/controls/button';
import { Postcard } from '@wl/ui/journey/postcard';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../../app/language/language.ts';
import { isStill } from '../../../app/motion.ts';
import { useEditions } from '../../editions/index.ts';
import { arrivalProgress } from '../../missions/index.ts';
import { inkOf } from '../city-ink.ts';
import { stampDay } from '../stamp-day.ts';
import { useCities } from '../use-cities.ts';
import { CityStamp } from './city-stamp.tsx';
import s from './arrival.module.css';

const ArrivalProgress = lazy(arrivalProgress);

/**
 * Duration of the flight in ms. The postcard and the stamp take another 800 ms (arrival.module.css). The total of
 * 2.4 s is within the 2.5 s that look.md allows.
 */
const FLIGHT_MS = 1600;

/** Returns a flag that is true during the flight, and a function that ends the flight early. */
function useFlight(): [isFlying: boolean, land: () => void] {
  const [isFlying, setFlying] = useState(() => !isStill());
  useEffect(() => {
    if (!isFlying) return undefined;
    const timer = setTimeout(() => setFlying(false), FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [isFlying]);
  return [isFlying, () => setFlying(false)];
}

/**
 * Shows the arrival: the plane, then the city's postcard with its text, then the entry stamp. The first Escape or
 * button press ends the flight, and the second closes the dialog. With reduced motion, the postcard is shown
 * immediately.
 */
export default function Arrival({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useLingui();
  const cities = useCities();
  const dialog = useRef<HTMLDialogElement>(null);
  const city = cities.name(trip.to);
  const arrival = useEditions().cities[trip.to]?.arrival ?? cityArrival(trip.to);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element?.close();
    };
  }, []);
  const [isFlying, land] = useFlight();
  // Focus the first button: "Skip" during the flight, then the button that replaces it.
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isFlying]);
  const goOn = isFlying ? land : onClose;
  return (
    <dialog
      ref={dialog}
      className={s.ceremony}
      aria-label={isFlying ? t`On the way to ${city}` : t`Arrived in ${city}`}
      onCancel={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {isFlying ? (
        <div className={s.flight}>
          <Sky from={trip.from} to={trip.to} />
          <Button variant="ink" onClick={goOn}>
            <Trans>Skip the flight</Trans>
          </Button>
        </div>
      ) : (
        <div className={s.landed}>
          <Postcard
            city={trip.to}
            name={city}
            words={arrival?.[currentLanguage()]}
            className={s.postcard}
            stamp={
              <span className={s.stamp}>
                <CityStamp
                  {...inkOf(trip.to)}
                  name={city}
                  line={`${cities.airport(trip.to)} · ${stampDay(trip.at, currentLanguage())}`}
                  inked
                />
              </span>
            }
          >
            <Suspense fallback={<div className="min-h-28" />}>
              <ArrivalProgress city={trip.to} name={city} />
            </Suspense>
            <Button size="large" onClick={goOn}>
              <Trans>Step out into {city}</Trans>
            </Button>
          </Postcard>
        </div>
      )}
    </dialog>
  );
}

/** Draws a night sky with passing clouds, a plane on its arc, and the two airport codes. */
function Sky({ from, to }: { from: string; to: string }) {
  const cities = useCities();
  return (
    <svg viewBox="0 0 800 420" className={s.sky} aria-hidden="true">
      {[
        [90, 60],
        [210, 130],
        [330, 40],
        [450, 96],
        [560, 30],
        [690, 84],
        [740, 190],
        [60, 210],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2" className={s.star} />
      ))}
      <path d="M90 330Q400 40 710 330" className={s.dotted} />
      <path d="M90 330Q400 40 710 330" pathLength="1" className={s.trail} />
      <g className={s.plane}>
        <path d="M36 0C36-4 28-6 20-6H8L-10-28H-18L-10-6H-22L-30-16H-36L-32 0-36 16H-30L-22 6H-10L-18 28H-10L8 6H20C28 6 36 4 36 0z" />
      </g>
      <circle cx="90" cy="330" r="8" className={s.end} />
      <circle cx="710" cy="330" r="8" className={s.end} />
      <text x="90" y="376" className={s.code}>
        {cities.airport(from)}
      </text>
      <text x="710" y="376" className={s.code}>
        {cities.airport(to)}
      </text>
      <path
        d="M-160 250h120a26 26 0 0 0-34-38 40 40 0 0 0-74 10 22 22 0 0 0-12 28z"
        className={s.cloud}
      />
      <path
        d="M-320 140h120a26 26 0 0 0-34-38 40 40 0 0 0-74 10 22 22 0 0 0-12 28z"
        className={s.cloud}
      />
    </svg>
  );
}
