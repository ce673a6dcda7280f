import generated from './generated/pays.json' with { type: 'json' };
import type { SlotPays } from '../engines/slots/measure-pays.ts';

const pays = generated as Readonly<Partial<Record<string, SlotPays>>>;

/**
 * Returns the payout distribution of one spin of a slot.
 * @throws RangeError if the game is not a slot or was never measured
 */
export function paysOf(slug: string): SlotPays {
  const found = pays[slug];
  if (!found)
    throw new RangeError(`the pays of ${slug} were never measured: run node tools/stats.ts`);
  return found;
}
