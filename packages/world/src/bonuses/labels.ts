import { depositBonusLabels } from './deposit-bonus/labels.ts';
import { depositCashbackLabels } from './deposit-cashback/labels.ts';
import { freeSpinsLabels } from './free-spins/labels.ts';
import { spinCreditsLabels } from './spin-credits/labels.ts';
import type { Texts } from '../languages.ts';
import type { BonusKindName } from './kind.ts';
import type { TermFields } from './term-fields.ts';
import type { termFields } from './terms.ts';

/** Labels of the terms that a bonus kind adds to the common terms. */
export type TermLabels<Fields extends TermFields> = Readonly<Record<keyof Fields, Texts>>;

/**
 * Labels for the terms that each bonus kind adds to the common terms; null for kinds that add none. Only the back
 * office needs them.
 */
const labels: {
  [Kind in BonusKindName]: TermLabels<(typeof termFields)[Kind]> | null;
} = {
  deposit_bonus: depositBonusLabels,
  deposit_cashback: depositCashbackLabels,
  free_spins: freeSpinsLabels,
  spin_credits: spinCreditsLabels,
  tournament_ticket: null,
  destination_ticket: null,
};

/** Returns the label of a term that this bonus kind adds to the common terms; undefined for a common term. */
export const termLabelOf = (kind: BonusKindName, term: string): Texts | undefined =>
  (labels[kind] as Readonly<Partial<Record<string, Texts>>> | null)?.[term];
