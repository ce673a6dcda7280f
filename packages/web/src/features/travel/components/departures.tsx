import { Trans, useLingui } from '@lingui/react/macro';
import type { Gate, Gates } from '@wl/contract/travel';
import { Icon } from '@wl/ui/icon';
import { useCities } from '../use-cities.ts';
import { useGateWords } from '../use-gate-words.ts';
import s from './departures.module.css';

interface DeparturesProps {
  controls: Gates;
  chosen: string | undefined;
  onChoose: (slug: string) => void;
}

/** Lists the cities by distance, each with its fare or the reason why its gate is closed. */
export function Departures({ controls, chosen, onChoose }: DeparturesProps) {
  const byDistance = [...controls.gates].sort((a, b) => a.distance_km - b.distance_km);
  return (
    <section aria-labelledby="departures" className={s.departures}>
      <h2 id="departures" className={s.title}>
        <Trans>Departures</Trans>
      </h2>
      <ul className={s.list}>
        {byDistance.map((gate) => (
          <li key={gate.city}>
            <Row
              gate={gate}
              controls={controls}
              isChosen={gate.city === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({
  gate,
  controls,
  isChosen,
  onChoose,
}: {
  gate: Gate;
  controls: Gates;
  isChosen: boolean;
  onChoose: (slug: string) => void;
}) {
  const { t } = useLingui();
  const cities = useCities();
  const words = useGateWords(controls);
  const isHere = gate.city === controls.here;
  const reason = words.reason(gate);
  const content = (
    <>
      <span className={s.code}>{gate.airport}</span>
      <span className={s.city}>
        <b>{cities.name(gate.city)}</b>
        <span>
          {isHere ? reason : words.distance(gate)}
          {gate.stamped_at !== null && (
            <span className={s.stamped}>
              <Icon name="seal" size={14} /> {t`stamped`}
            </span>
          )}
        </span>
      </span>
      {!isHere && (
        <span className={s.gate}>
          <b className="num">{words.fare(gate)}</b>
          {reason === undefined ? (
            <span className={s.open}>{t`Gate open`}</span>
          ) : (
            <span className={s.closed}>
              <Icon name="lock" size={13} /> {reason}
            </span>
          )}
        </span>
      )}
    </>
  );
  if (isHere) {
    return (
      <div className={s.row} data-here="true" aria-current="location">
        {content}
        <Icon name="pin" size={20} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={s.row}
      aria-pressed={isChosen}
      data-closed={gate.closed !== null}
      onClick={() => onChoose(gate.city)}
    >
      {content}
    </button>
  );
}
