import { baccarat } from './baccarat/family.ts';
import { blackjack } from './blackjack/family.ts';
import type { Family } from './family.ts';
import { keno } from './keno/family.ts';
import { roulette } from './roulette/family.ts';
import { sicBo } from './sic-bo/family.ts';
import { slots } from './slots/family.ts';
import { threeCardPoker } from './three-card-poker/family.ts';
import { videoPoker } from './video-poker/family.ts';

/** Game families by name. A family's name is the name of its folder and the value of `family` in its games. */
const families = {
  baccarat,
  blackjack,
  keno,
  roulette,
  'sic-bo': sicBo,
  slots,
  'three-card-poker': threeCardPoker,
  'video-poker': videoPoker,
} as unknown as Readonly<Partial<Record<string, Family>>>;

/** Returns the definition of a game's family. @throws RangeError if no family has this name */
export function familyOf({ family }: { family: string }): Family {
  const found = families[family];
  if (!found) throw new RangeError(`no family ${family}`);
  return found;
}
