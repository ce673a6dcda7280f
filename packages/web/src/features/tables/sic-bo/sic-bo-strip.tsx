import { ThrowList } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { ART } from './art.ts';
import { diceOf } from './dice.ts';

/** Number of throws shown on a table's tile. */
const ON_TILE = 10;

/** Shows the latest throws on the tile of a sic bo table, except the throw that is currently being presented. */
export function SicBoStrip({ table: { round, results } }: { table: ShownTable }) {
  const hidden = round?.phase === 'revealed' ? round.number : undefined;
  const landed = results.filter((result) => result.round !== hidden);
  return <ThrowList slug={ART} throws={landed.slice(0, ON_TILE).map(diceOf)} />;
}
