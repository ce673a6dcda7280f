/** Bags (decisions §7). A member has one bag at a time. An upgrade moves the bag's contents to the new bag. */

export interface Bag {
  id: string;
  name: string;
  /** Number of items that fit into the bag, at most 6 (specification §9). */
  places: number;
  /** Price in the marketplace, in Coins. */
  priceCoins: number;
  /** True if members can choose the bag free of charge while acquiring the passport. */
  atRegistration: boolean;
}

/** Bags, smallest first. Members can upgrade only to a larger bag. */
export const bags: readonly Bag[] = [
  { id: 'pouch', name: 'Pouch', places: 2, priceCoins: 0, atRegistration: true },
  // The Carry-on is free only at registration. A member who chose the Pouch pays 100 Coins for a later upgrade.
  { id: 'carry-on', name: 'Carry-on', places: 3, priceCoins: 100, atRegistration: true },
  { id: 'weekender', name: 'Weekender', places: 4, priceCoins: 400, atRegistration: false },
  { id: 'suitcase', name: 'Suitcase', places: 5, priceCoins: 900, atRegistration: false },
  {
    id: 'steamer-trunk',
    name: 'Steamer trunk',
    places: 6,
    priceCoins: 1600,
    atRegistration: false,
  },
];

/** Id of the bag for members who do not choose one. */
export const DEFAULT_BAG_ID = 'pouch';

export function bagById(id: string): Bag | undefined {
  return bags.find((bag) => bag.id === id);
}
