import type { BagItem } from '@wl/contract/bag';
import { kindOf } from '@wl/world/bonuses/index';

/** Returns true if an item of this kind, once activated, waits for a deposit. */
export const takesDeposit = (kind: BagItem['kind']): boolean => kindOf(kind).start === 'deposit';

/**
 * Returns true if one of these items is waiting for the next deposit. Until the deposit arrives, no other item that
 * needs a deposit can be activated (decision 34).
 */
export const waitsForDeposit = (going: readonly BagItem[]): boolean =>
  going.some(({ state, kind }) => state === 'active' && takesDeposit(kind));
