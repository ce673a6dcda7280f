import generated from './generated/pays.json' with { type: 'json' };
import type { SlotPays } from '../engines/slots/measure-pays.ts';

const pays = generated as Readonly<Partial<Record<string, SlotPays>>>;

/**
 * Returns the pay distribution of a slot's spin.
 * @throws RangeError if the game is not a slot or was never measured
 */
export function paysOf(slug: string): SlotPays {
  const found = pays[slug];
  if (!found)
    throw new RangeError(`the pays of ${slug} were never measured: run node tools/stats.ts`);
  return found;
}
