import type { ShownTable } from '../live-state.ts';
import { RoadStrip } from '../roads/road-strip.tsx';
import { useRoadWords } from './use-road-words.ts';

/** Shows the big road on the tile of a dragon tiger table. */
export function DragonTigerStrip({ table }: { table: ShownTable }) {
  return <RoadStrip table={table} words={useRoadWords()} />;
}
