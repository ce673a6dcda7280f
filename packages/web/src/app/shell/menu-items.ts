import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '@wl/ui/icon';
import { hasPage } from '../features.ts';

export interface MenuItem {
  path: string;
  text: MessageDescriptor;
  icon: IconName;
}

/** Main menu items (specification §2). Items without an existing page are hidden. */
const all: readonly MenuItem[] = [
  { path: '/casino-floor', text: msg`Casino Floor`, icon: 'floor' },
  { path: '/live-tables', text: msg`Live Tables`, icon: 'broadcast' },
  { path: '/sportsbook', text: msg`Sportsbook`, icon: 'trophy' },
  { path: '/marketplace', text: msg`Marketplace`, icon: 'market' },
  { path: '/my-journey', text: msg`My Journey`, icon: 'compass' },
];

const more: readonly MenuItem[] = [
  { path: '/my-wallet-xs', text: msg`My Wallet`, icon: 'wallet' },
  { path: '/my-passport', text: msg`My Passport`, icon: 'passport' },
  { path: '/my-travel-bag', text: msg`My Bonus Bag`, icon: 'bag' },
  { path: '/my-playlist', text: msg`My Playlist`, icon: 'cassette' },
  { path: '/tournaments', text: msg`Tournaments`, icon: 'ticket' },
  { path: '/notifications', text: msg`Notifications`, icon: 'bell' },
  { path: '/recently-played', text: msg`Recently Played`, icon: 'dice' },
  { path: '/fairness', text: msg`Fairness`, icon: 'seal' },
  { path: '/my-general-settings-xs', text: msg`My Settings`, icon: 'gear' },
  { path: '/my-limits', text: msg`My Limits`, icon: 'hourglass' },
  { path: '/how-to', text: msg`How it works`, icon: 'compass' },
  { path: '/responsible-gaming', text: msg`Safe travel`, icon: 'lifebuoy' },
];

const existing = (items: readonly MenuItem[]) => items.filter((item) => hasPage(item.path));

export const mainItems = (): MenuItem[] => existing(all);
export const moreItems = (): MenuItem[] => existing(more);

/** Returns the items that follow Home in the bottom bar on phones. */
export const bottomItems = (): MenuItem[] =>
  existing([
    { path: '/casino-floor', text: msg`Floor`, icon: 'floor' },
    { path: '/marketplace', text: msg`Market`, icon: 'market' },
    { path: '/my-travel-bag', text: msg`Bag`, icon: 'bag' },
    { path: '/my-wallet-xs', text: msg`Wallet`, icon: 'wallet' },
  ]);
