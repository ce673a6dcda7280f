/** Menu items for members only. They are not in `app/shell`, because visitors' pages do not need them. */
import { msg } from '@lingui/core/macro';
import { existing, type MenuItem } from '../shell/menu-items.ts';

/**
 * Member menu items that follow the main menu items. The list is written by hand and not collected from the features,
 * because the specification names its items (§2). News, Fairness, My Limits, How it works and Safe travel are additions.
 * An item without a page is hidden.
 */
const more: readonly MenuItem[] = [
  { path: '/my-wallet-xs', text: msg`My Wallet`, icon: 'wallet' },
  { path: '/my-passport', text: msg`My Passport`, icon: 'passport' },
  { path: '/my-travel-bag', text: msg`My Bonus Bag`, icon: 'bag' },
  { path: '/my-playlist', text: msg`My Playlist`, icon: 'cassette' },
  { path: '/tournaments', text: msg`Tournaments`, icon: 'ticket' },
  { path: '/notifications', text: msg`Notifications`, icon: 'bell' },
  { path: '/recently-played', text: msg`Recently Played`, icon: 'dice' },
  { path: '/news', text: msg`News`, icon: 'newspaper' },
  { path: '/fairness', text: msg`Fairness`, icon: 'seal' },
  { path: '/my-general-settings-xs', text: msg`My Settings`, icon: 'gear' },
  { path: '/my-limits', text: msg`My Limits`, icon: 'hourglass' },
  { path: '/how-to', text: msg`How it works`, icon: 'compass' },
  { path: '/responsible-gaming', text: msg`Safe travel`, icon: 'lifebuoy' },
];

export const moreItems = (): MenuItem[] => existing(more);

/** Returns the items that follow Home in the bottom bar on phones. */
export const bottomItems = (): MenuItem[] =>
  existing([
    { path: '/casino-floor', text: msg`Floor`, icon: 'floor' },
    { path: '/marketplace', text: msg`Market`, icon: 'market' },
    { path: '/my-travel-bag', text: msg`Bag`, icon: 'bag' },
    { path: '/my-wallet-xs', text: msg`Wallet`, icon: 'wallet' },
  ]);
