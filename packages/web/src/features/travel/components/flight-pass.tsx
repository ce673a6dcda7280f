import { Trans, useLingui } from '@lingui/react/macro';
import type { FareKind, Gate, Gates, Trip } from '@wl/contract/travel';
import { BoardingPass } from '@wl/ui/journey/boarding-pass';
import { Button } from '@wl/ui/controls/button';
import { type RefObject, useId, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useBoarding } from '../use-boarding.ts';
import { useCities } from '../use-cities.ts';
import { useGateWords } from '../use-gate-words.ts';
import { GateFix } from './gate-fix.tsx';
import s from './flight-pass.module.css';

interface FlightPassProps {
  controls: Gates;
  gate: Gate;
  /** Heading that receives the focus when a city is chosen. */
  title: RefObject<HTMLHeadingElement | null>;
  /** True if the member came from the bag to use a ticket. */
  prefersTicket: boolean;
  onArrived: (trip: Trip) => void;
}

/**
 * Shows the boarding pass for a flight to one city: its fare and payment, the conditions that are not met yet, and the
 * tear-off stub.
 */
export function FlightPass({ controls, gate, title, prefersTicket, onArrived }: FlightPassProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const cities = useCities();
  const words = useGateWords(controls);
  const reasonId = useId();
  const [wanted, setWanted] = useState<FareKind | undefined>(prefersTicket ? 'ticket' : undefined);
  const boarding = useBoarding(onArrived);
  const how = gate.ways.find((way) => way === wanted) ?? gate.ways[0];
  const isOpen = gate.closed === null;
  const city = cities.name(gate.city);
  return (
    <section aria-labelledby="flight">
      <h2 id="flight" ref={title} tabIndex={-1} className={s.title}>
        <Trans>Flight to {city}</Trans>
      </h2>
      <BoardingPass
        title={<Trans>Boarding pass</Trans>}
        line="Wanderluck"
        from={{ code: cities.airport(controls.here), name: cities.name(controls.here) }}
        to={{ code: gate.airport, name: city }}
        fareLabel={<Trans>Fare</Trans>}
        fare={how === 'ticket' ? <Trans>Ticket</Trans> : words.fare(gate)}
        open={isOpen}
        state={isOpen ? <Trans>Gate open</Trans> : <Trans>Gate closed</Trans>}
        torn={boarding.isSuccess}
        action={
          <Button
            wide
            inactive={!isOpen}
            loading={boarding.isPending}
            aria-describedby={isOpen ? undefined : reasonId}
            onClick={() => {
              // Preload the arrival animation while the server books the trip.
              void import('./arrival.tsx');
              if (how) boarding.board(controls, gate, how);
            }}
          >
            <Trans>Board</Trans>
          </Button>
        }
      >
        {isOpen && how ? (
          <Ways controls={controls} gate={gate} how={how} onChange={setWanted} />
        ) : (
          <GateFix id={reasonId} controls={controls} gate={gate} />
        )}
        {boarding.isError && (
          <p role="alert" className={s.error}>
            {errorText(boarding.error)}
          </p>
        )}
        {controls.discount_percent > 0 && !controls.first_trip && gate.fare < gate.list_fare && (
          <p className={s.discount}>
            {t`Backpacker discount: ${controls.discount_percent}% off ${gate.list_fare} Coins.`}
          </p>
        )}
      </BoardingPass>
    </section>
  );
}

/** Shows the means of payment for the trip: plain text for a single option, radio buttons for multiple options. */
function Ways({
  controls,
  gate,
  how,
  onChange,
}: {
  controls: Gates;
  gate: Gate;
  how: FareKind;
  onChange: (way: FareKind) => void;
}) {
  const { t } = useLingui();
  const { coins, date } = useFormats();
  const name = useId();
  const [ticket] = controls.tickets;
  const left = coins(controls.coins - gate.fare);
  const ways: Record<FareKind, string> = {
    first: t`Your first trip is free.`,
    coins: t`${coins(gate.fare)} Coins; you will have ${left} left`,
    ticket: ticket
      ? t`Destination ticket, valid until ${date(ticket.expires_at)}`
      : t`Destination ticket`,
  };
  if (gate.ways.length === 1) return <p className={s.only}>{ways[how]}</p>;
  return (
    <fieldset className={s.ways}>
      <legend>
        <Trans>Pay with</Trans>
      </legend>
      {gate.ways.map((way) => (
        <label key={way}>
          <input type="radio" name={name} checked={way === how} onChange={() => onChange(way)} />
          <span>{ways[way]}</span>
        </label>
      ))}
    </fieldset>
  );
}
