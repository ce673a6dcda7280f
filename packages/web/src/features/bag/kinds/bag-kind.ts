import type { BagItem } from '@wl/contract/bag';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { ComponentType } from 'react';

/** Amounts in cents that a member can select with the slider in the activation dialog. */
export interface AmountRange {
  min: number;
  max: number;
  first: number;
}

/** Parts of the bag page that depend on the kind of item. */
export interface BagKind<Terms extends BonusTerms = BonusTerms> {
  /**
   * Progress of an active item that has no bonus money and does not wait for a deposit; omitted for kinds that grant
   * bonus money at once.
   */
  Progress?: ComponentType<{ item: BagItem; terms: Terms; name: string }>;
  /** Link to the page where the member continues with the active item. */
  Next?: ComponentType<{ item: BagItem; terms: Terms }>;
  /** Preview of the bonus money; omitted for kinds without bonus money. */
  preview?: {
    /** Label of the bonus money that the item would grant. */
    Grant: ComponentType;
    /** Slider for the deposit or winnings that determine the amount of bonus money: its range and its label. */
    slider?: { range(terms: Terms): AmountRange; Label: ComponentType };
  };
  /** Page that opens after the activation, on which the member can use the item. */
  opens?: { to: '/' | '/tournaments'; search: { pay: 'ticket' } };
}
