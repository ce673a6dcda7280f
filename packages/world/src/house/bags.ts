/** Bonus bags of decisions §7. One bag at a time; an upgrade moves what is inside. */

export interface Bag {
  id: string;
  name: string;
  /** Bonuses it holds; specification §9: up to 6. */
  places: number;
  /** Coins in the marketplace. */
  priceCoins: number;
  /** May be chosen, free, while acquiring the passport. */
  atRegistration: boolean;
}

/** Smallest first: an upgrade goes to a later one only. */
export const bags: readonly Bag[] = [
  { id: 'pouch', name: 'Pouch', places: 2, priceCoins: 0, atRegistration: true },
  // Free once, at registration; who chose the Pouch pays 100 Coins for it later.
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

/** The bag of a member who chose none. */
export const DEFAULT_BAG_ID = 'pouch';

export function bagById(id: string): Bag | undefined {
  return bags.find((bag) => bag.id === id);
}
