import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '@wl/ui/icon';
import { hasPage } from '../features.ts';

export interface MenuItem {
  path: string;
  text: MessageDescriptor;
  icon: IconName;
}

/**
 * Main menu items (specification §2). Items whose page does not exist are hidden. `app/hud` defines the items of the
 * member menu and the bottom bar.
 */
const all: readonly MenuItem[] = [
  { path: '/casino-floor', text: msg`Casino Floor`, icon: 'floor' },
  { path: '/live', text: msg`Live Tables`, icon: 'broadcast' },
  { path: '/sportsbook', text: msg`Sportsbook`, icon: 'trophy' },
  { path: '/marketplace', text: msg`Marketplace`, icon: 'market' },
  { path: '/my-journey', text: msg`My Journey`, icon: 'compass' },
];

export const existing = (items: readonly MenuItem[]): MenuItem[] =>
  items.filter((item) => hasPage(item.path));

export const mainItems = (): MenuItem[] => existing(all);
