import type { Gate, Gates } from '@wl/contract/travel';
import { cx } from '@wl/ui/cx';
import { map } from 'virtual:site-facts';
import {
  arc,
  type ChartName,
  Drawing,
  Flight,
  labelPlace,
  place,
  round,
  sideOf,
} from './map-parts.tsx';
import { useCities } from '../use-cities.ts';
import { useGateWords } from '../use-gate-words.ts';
import s from './flight-map.module.css';

interface FlightMapProps {
  chart: ChartName;
  controls: Gates;
  /** City whose boarding pass is shown beside the map. */
  chosen: string | undefined;
  onChoose: (slug: string) => void;
  /** Cities that this map omits, because an enlarged map beside it shows them. */
  without?: readonly string[];
  className?: string | undefined;
  /** Fit of the drawing in its frame: `cover` lets it extend beyond the frame, `contain` does not. */
  fit?: 'cover' | 'contain';
}

/**
 * Shows a dotted world map with the member's city, and with arcs and fares to the cities in the same part of the map.
 * Cities whose gates are closed are dimmed. The map requires a pointer, so the list beside it serves keyboard and
 * screen-reader users.
 */
export function FlightMap(props: FlightMapProps) {
  const {
    chart: name,
    controls,
    chosen,
    onChoose,
    without = [],
    className,
    fit = 'contain',
  } = props;
  const chart = map[name];
  const shown = controls.gates.filter(({ city }) => chart.cities[city] && !without.includes(city));
  const isShown = (slug: string) => shown.some(({ city }) => city === slug);
  const at = (slug: string) => (isShown(slug) ? place(chart, slug) : undefined);
  const from = at(controls.here);
  const frameOf = (slug: string) => {
    const spot = place(chart, slug);
    return chart.charts.findIndex(
      ({ x, y, width, height }) =>
        spot && spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height,
    );
  };
  /**
   * Cities on the same chart (part of the map) as the member's city. Arcs are drawn only to these cities, because an
   * arc never crosses from one chart into another.
   */
  const reached = shown.filter(
    ({ city }) => city !== controls.here && frameOf(city) === frameOf(controls.here),
  );
  const to = reached.some(({ city }) => city === chosen) && chosen ? at(chosen) : undefined;
  return (
    <div className={cx(s.map, fit === 'cover' && s.cover, className)} aria-hidden="true">
      <Drawing name={name} />
      <svg
        viewBox={`0 0 ${String(chart.width)} ${String(chart.height)}`}
        preserveAspectRatio={fit === 'cover' ? 'xMaxYMid slice' : 'xMidYMid'}
      >
        {from &&
          reached.map(({ city, closed }) => {
            const end = at(city);
            return (
              end && (
                <path
                  key={city}
                  d={arc(from, end)}
                  className={s.route}
                  data-closed={closed !== null}
                />
              )
            );
          })}
        {from && to && <Flight from={from} to={to} />}
        {shown.map((gate) => (
          <Pin
            key={gate.city}
            gate={gate}
            controls={controls}
            chart={name}
            isChosen={gate.city === chosen}
            onChoose={onChoose}
          />
        ))}
      </svg>
    </div>
  );
}

function Pin({
  gate,
  controls,
  chart: name,
  isChosen,
  onChoose,
}: {
  gate: Gate;
  controls: Gates;
  chart: ChartName;
  isChosen: boolean;
  onChoose: (slug: string) => void;
}) {
  const cities = useCities();
  const words = useGateWords(controls);
  const at = place(map[name], gate.city);
  if (!at) return null;
  const isHere = gate.city === controls.here;
  const side = sideOf(name, gate.city);
  const { dx, dy, anchor } = labelPlace(side, isHere ? 24 : 18);
  const isClosed = gate.closed !== null && !isHere;
  return (
    <g
      transform={`translate(${String(round(at.x))} ${String(round(at.y))})`}
      className={s.pin}
      data-closed={isClosed}
      data-chosen={isChosen}
      data-city-pin={gate.city}
      onClick={isHere ? undefined : () => onChoose(gate.city)}
    >
      <title>{words.reason(gate) ?? words.fare(gate)}</title>
      <circle r="40" className={s.reach} />
      <circle r={isHere ? 34 : 20} className={s.halo} />
      {(isHere || isChosen) && <circle r="17" className={s.ring} />}
      <circle r={isHere ? 10 : 7} className={s.dot} />
      {gate.stamped_at !== null && <path d="M-4 0l3 3 6-6" className={s.tick} />}
      <text y={dy} textAnchor={anchor} className={s.name}>
        {/* If a label is above or below its pin, move it farther away. The visitors' map uses the same label
            positions for smaller airport codes. The larger fares would overlap the pin. */}
        <tspan x={dx} dy={side === 'above' ? '-0.4em' : side === 'below' ? '0.25em' : undefined}>
          {cities.name(gate.city)}
        </tspan>
        <tspan x={dx} dy="1.15em" className={s.note}>
          {isHere ? words.reason(gate) : words.shortFare(gate)}
        </tspan>
      </text>
    </g>
  );
}
