import type { ErrorTable } from './error-table.ts';

/** Errors related to the marketplace, the bag, and journey editions. */
export const marketErrors = {
  // bag and market
  'market.edited': [
    409,
    'Another clerk has changed this item, so we have reloaded it. Check the item and try again.',
    'office market',
  ],
  'market.kind_fixed': [
    409,
    'The type of an item cannot be changed. To use another type, create a new item.',
    'office market',
  ],
  // Errors related to journey editions.
  'editions.edited': [
    409,
    'Another clerk has published a new version. Your changes were not saved. Check the new version, then save again.',
    'office journey',
  ],
  'editions.unchanged': [409, 'There are no changes to publish.', 'office journey'],
  'editions.name_taken': [
    409,
    'Another entry already uses this name in the same language. Choose another name.',
    'office journey',
  ],
  'editions.city_closed': [
    409,
    'This change would leave too few missions for members to earn the city’s stamp.',
    'office journey',
  ],
  'bag.full': [
    409,
    'Your Travel Bag is full please activate or delete items to make your purchase.',
    'marketplace, bonus bag',
  ],
  'bag.purchase_failed': [
    409,
    'Sorry! you could not purchase this travel bag',
    'bags of the marketplace',
  ],
  'bag.second_time': [
    409,
    'Sorry! you could not purchase this travel bag for the second time',
    'bags of the marketplace',
  ],
  'bag.item_not_in_bag': [
    409,
    'This item is no longer available. Reload your bag to see what it contains.',
    'bonus bag',
  ],
  'bag.item_ended': [409, 'This item has already ended.', 'bonus bag, office member file'],
  'bag.item_changed': [
    409,
    'This item has just changed. Check it again before you delete it.',
    'bonus bag',
  ],
  'bag.wagering_too_high': [
    403,
    'The rules of this country do not allow a bonus with such a high wagering requirement.',
    'bonus bag, campaign, office member file, office campaigns',
  ],
  'bag.another_waits': [
    409,
    'Another bonus is already waiting for your next deposit. Use or delete it first.',
    'bonus bag',
  ],
  'bag.another_watched': [
    409,
    'Another cashback is already tracking one of your deposits. You can activate this cashback when the other one has ended.',
    'bonus bag',
  ],
  'bag.no_spins_left': [409, 'This item has no free spins or credit left.', 'play'],
  'bag.grant_decided': [409, 'A decision on this grant has already been made.', 'office bonuses'],
  'bag.member_may_not': [409, 'This member cannot receive bonuses.', 'office member file'],
  'market.item_unknown': [404, 'This item is not on sale.', 'marketplace'],
  'market.changed': [
    409,
    'The price or the terms have changed. Please check them before you buy.',
    'marketplace',
  ],
  'market.not_open': [409, 'This item is not on sale.', 'marketplace'],
  'market.sold_out': [409, 'This item has just sold out.', 'marketplace'],
  'market.limit_reached': [
    409,
    'You have already bought this item as many times as allowed within {days} days.',
    'marketplace',
  ],
  'market.not_enough_coins': [
    409,
    'You do not have enough Coins to complete this purchase (level up or complete missions).',
    'marketplace',
  ],
} as const satisfies ErrorTable;
