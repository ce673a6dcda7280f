import type { BagItem } from '@wl/contract/bag';

/** Whether an item of this kind waits for a deposit once it is active. */
export const takesDeposit = (kind: BagItem['kind']): boolean =>
  kind === 'deposit_bonus' || kind === 'deposit_cashback';

/** Whether one of these waits for the next deposit: another one cannot be activated beside it (decision 34). */
export const waitsForDeposit = (going: readonly BagItem[]): boolean =>
  going.some(({ state, kind }) => state === 'active' && takesDeposit(kind));
