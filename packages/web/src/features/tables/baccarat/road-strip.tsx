import { Trans } from '@lingui/react/macro';
import { buildRoads, type RoadResult } from '@wl/games/engines/roads/roads';
import { BigRoad } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import s from './road-strip.module.css';

/** States how often banker, player and tie have won. */
export function RoadCounts({ marks }: { marks: readonly RoadResult[] }) {
  const count = (wanted: RoadResult) => marks.filter((mark) => mark === wanted).length;
  const [banker, player, ties] = [count('red'), count('blue'), count('tie')];
  return (
    <p className={s.counts}>
      <span className={s.banker}>
        <Trans>Banker {banker}</Trans>
      </span>{' '}
      <span className={s.player}>
        <Trans>Player {player}</Trans>
      </span>{' '}
      <span className={s.tie}>
        <Trans>Tie {ties}</Trans>
      </span>
    </p>
  );
}

/** Shows the big road on the tile of a table, without the hand that is being dealt. */
export function RoadStrip({ table: { round, road = [] } }: { table: ShownTable }) {
  const isDealing = round?.phase === 'revealed' && round.result !== undefined;
  const marks = isDealing ? road.slice(0, -1) : road;
  return (
    <div className={s.strip}>
      <RoadCounts marks={marks} />
      <div aria-hidden="true">
        <BigRoad columns={22} cells={buildRoads(marks).big} />
      </div>
    </div>
  );
}
