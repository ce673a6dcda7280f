import { buildRoads, type RoadResult } from '@wl/games/engines/roads/roads';
import { BigRoad } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import type { RoadWords } from './road-words.ts';
import s from './road-strip.module.css';

const RESULTS = ['red', 'blue', 'tie'] as const;

/** States how often each side has won, and the number of ties. */
export function RoadCounts({ marks, words }: { marks: readonly RoadResult[]; words: RoadWords }) {
  return (
    <p className={s.counts}>
      {RESULTS.map((result) => (
        <span key={result} className={s[result]}>
          {words.count[result](marks.filter((mark) => mark === result).length)}{' '}
        </span>
      ))}
    </p>
  );
}

/** Shows the big road on a table's tile, excluding the round whose result is being presented. */
export function RoadStrip({
  table: { round, road = [] },
  words,
}: {
  table: ShownTable;
  words: RoadWords;
}) {
  const isRevealing = round?.phase === 'revealed' && round.result !== undefined;
  const marks = isRevealing ? road.slice(0, -1) : road;
  return (
    <div className={s.strip}>
      <RoadCounts marks={marks} words={words} />
      <div aria-hidden="true">
        <BigRoad columns={22} cells={buildRoads(marks).big} />
      </div>
    </div>
  );
}
