import type { BagItem } from '@wl/contract/bag';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { ComponentType } from 'react';

/** Amounts in cents that a member can select with the slider in the activation dialog. */
export interface AmountRange {
  min: number;
  max: number;
  first: number;
}

/** Parts of the bag page that depend on the item's kind. */
export interface BagKind<Terms extends BonusTerms = BonusTerms> {
  /**
   * Component that shows the progress of an active item that has no bonus money and is not waiting for a deposit.
   * Omitted for kinds that grant bonus money immediately.
   */
  Progress?: ComponentType<{ item: BagItem; terms: Terms; name: string }>;
  /** Component that links to the page where the member continues with the active item. */
  Next?: ComponentType<{ item: BagItem; terms: Terms }>;
  /** Parts of the bonus money preview; omitted for kinds without bonus money. */
  preview?: {
    /** Component for the bonus-money label in the preview. */
    Grant: ComponentType;
    /** Slider for the amount (a deposit or winnings) that determines the bonus money: its range and its label. */
    slider?: { range(terms: Terms): AmountRange; Label: ComponentType };
  };
  /** Page to open after the activation, where the member can use the item. */
  opens?: { to: '/' | '/tournaments'; search: { pay: 'ticket' } };
}
