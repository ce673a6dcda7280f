import generated from './generated/pays.json' with { type: 'json' };
import type { SlotPays } from './measure-pays.ts';

const pays = generated as Readonly<Partial<Record<string, SlotPays>>>;

/** What a spin of a slot pays, with chances. @throws RangeError for anything that is no slot or was never measured */
export function paysOf(slug: string): SlotPays {
  const found = pays[slug];
  if (!found)
    throw new RangeError(`the pays of ${slug} were never measured: run node tools/stats.ts`);
  return found;
}
