import type { RoadCell, RoadResult, RoadSide } from '@wl/games/engines/roads/roads';
import { RoadGrid } from '../table/road-grid.tsx';
import s from './road-parts.module.css';

/** Roads that compare columns of the big road. Each has a mark of its own: ring, disc or stroke. */
export type DerivedRoadName = 'bigEye' | 'small' | 'cockroach';

interface RoadProps<Mark> {
  columns: number;
  cells: readonly RoadCell<Mark>[];
  className?: string | undefined;
}

/** Draws the bead plate: every result as a disc with its initial, such as B for Banker. */
export function BeadPlate({
  columns,
  cells,
  initials,
  className,
}: RoadProps<RoadResult> & { initials: Readonly<Record<RoadResult, string>> }) {
  return (
    <RoadGrid columns={columns} cells={cells} className={className}>
      {({ mark }) => (
        <>
          <circle r="9.500" className={s[mark]} />
          <text y="4" className={s.letter}>
            {initials[mark]}
          </text>
        </>
      )}
    </RoadGrid>
  );
}

export function DerivedRoad({
  road,
  columns,
  cells,
  className,
}: RoadProps<RoadSide> & { road: DerivedRoadName }) {
  return (
    <RoadGrid columns={columns} cells={cells} className={className}>
      {({ mark }) => <DerivedMark road={road} side={mark} />}
    </RoadGrid>
  );
}

/** Draws a derived-road mark that is about 16 units wide and centred on the origin. */
export function DerivedMark({ road, side }: { road: DerivedRoadName; side: RoadSide }) {
  if (road === 'bigEye') return <circle r="7.500" className={s[`${side}Ring`]} />;
  if (road === 'small') return <circle r="8" className={s[side]} />;
  return <path d="M-7 7L7-7" className={s[`${side}Stroke`]} />;
}
